import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/fixtures/chromium.ts'
import { freePort } from '../../tests/fixtures/free-port.ts'
import { toolFile } from './tools.ts'

/** The used part of the package. */
interface Package {
  default(
    url: string,
    flags: {
      port: number
      onlyCategories: readonly string[]
      logLevel: 'error'
      formFactor: 'mobile'
    },
  ): Promise<{ lhr: Result } | undefined>
}

/** The used part of a result. */
export interface Result {
  lighthouseVersion: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >
  runtimeError?: { message: string }
}

export interface Lighthouse {
  /**
   * One visit with an empty cache, on a phone, with Lighthouse's default (simulated) throttling.
   * @throws when the page cannot be measured
   */
  measure(url: string, categories: readonly string[]): Promise<Result>
  close(): Promise<void>
}

/** Starts Lighthouse with a browser. Call `installPackages` first. */
export async function openLighthouse(): Promise<Lighthouse> {
  const { default: run }: Package = await import(
    pathToFileURL(toolFile('lighthouse/core/index.js')).href
  )
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  return {
    async measure(url, onlyCategories) {
      const flags = { port, onlyCategories, logLevel: 'error', formFactor: 'mobile' } as const
      const result = (await run(url, flags))?.lhr
      if (!result || result.runtimeError) {
        throw new Error(`Lighthouse on ${url}: ${result?.runtimeError?.message ?? 'no result'}`)
      }
      return result
    },
    close: () => browser.close(),
  }
}

/** The failed audits of a category. */
export function missesOf(result: Result, category: string): string {
  const refs = result.categories[category]?.auditRefs ?? []
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${result.audits[id]?.title})`)
    .join(', ')
}
