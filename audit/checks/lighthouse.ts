import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/running/chromium.ts'
import { freePort } from '../../tests/running/free-port.ts'
import type { Row } from '../row.ts'
import { toolFile } from '../tools.ts'

const categories = ['accessibility', 'best-practices', 'seo'] as const

/** What is used of the package. */
interface Lighthouse {
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

interface Result {
  /** Why a page could not be looked at. */
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

/** Lighthouse on every page: accessibility, best practices and search, on a phone. */
export async function auditPages(site: string, paths: readonly string[]): Promise<Row[]> {
  const lighthouse: Lighthouse = await import(
    pathToFileURL(toolFile('lighthouse/core/index.js')).href
  )
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]))
  const notes = new Map<string, string[]>(categories.map((category) => [category, []]))
  try {
    for (const path of paths) {
      const flags = { port, onlyCategories: categories, logLevel: 'error' } as const
      const run = await lighthouse.default(site + path, { ...flags, formFactor: 'mobile' })
      for (const category of categories) {
        const score = Math.round((run?.lhr.categories[category]?.score ?? 0) * 100)
        scores.get(category)?.push(score)
        if (score < 100) notes.get(category)?.push(`${path}: ${score}: ${missesOf(run, category)}`)
      }
      console.log(`  ${path}: ${categories.map((one) => scores.get(one)?.at(-1)).join(' ')}`)
    }
  } finally {
    await browser.close()
  }
  return categories.map((category) => {
    const least = Math.min(...(scores.get(category) ?? [0]))
    return {
      check: `Lighthouse: ${category}`,
      measured: `${least} at least on ${paths.length} pages`,
      wanted: '100',
      isMet: least === 100,
      notes: notes.get(category) ?? [],
    }
  })
}

function missesOf(run: { lhr: Result } | undefined, category: string): string {
  if (run?.lhr.runtimeError) return run.lhr.runtimeError.message
  const refs = run?.lhr.categories[category]?.auditRefs ?? []
  return refs
    .filter(({ id, weight }) => weight > 0 && (run?.lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${run?.lhr.audits[id]?.title})`)
    .join(', ')
}
