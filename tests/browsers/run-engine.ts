import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserTest } from './browser-test.ts'
import type { Engine, StartEngine } from './driver/page-driver.ts'
import { startChromium, startFirefox } from './driver/puppeteer.ts'
import { recorder } from './driver/recorder.ts'
import { startWebKit } from './driver/webkit.ts'
import type { TestSite } from './test-site.ts'
import { Visitor } from './visitor.ts'

export const screenshots = join('test-results', 'browsers')

/** The results in one engine. */
export interface EngineResult {
  engine: Engine
  passed: number
  /** Names of tests that only passed when retried. */
  flaky: string[]
  failures: string[]
  seconds: number
}

/** A failed test is retried once in a new browser, and listed if it passes then. */
const TRIES = 2

const starts: Readonly<Record<Engine, StartEngine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  chromium: startChromium,
}

/** Returns why an engine does not start, or undefined. */
export async function startFailure(engine: Engine): Promise<string | undefined> {
  try {
    const driver = await starts[engine](recorder)
    await driver.close()
    return undefined
  } catch (error) {
    return `${engine} does not start: ${messageOf(error)}`
  }
}

/** Runs all tests in one engine, one after the other. Restarts the engine after a failure. */
export async function runEngine(
  engine: Engine,
  tests: readonly BrowserTest[],
  site: TestSite,
): Promise<EngineResult> {
  const started = performance.now()
  const result: EngineResult = { engine, passed: 0, flaky: [], failures: [], seconds: 0 }
  const start = async () => new Visitor(await starts[engine](recorder), site.url)
  let visitor = await start()
  for (const test of tests) {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      try {
        await visitor.arrive()
        await test.run(visitor, site)
        if (!test.logsErrors) await visitor.expectNoProblems()
        result.passed += 1
        if (attempt > 1) result.flaky.push(test.name)
        console.log(`✓ ${engine}: ${test.name}`)
        break
      } catch (error) {
        const screenshot = await keepScreenshot(visitor, test.name)
        console.log(`\n✗ ${engine}: ${test.name}\n${messageOf(error)}\n${screenshot}`)
        if (attempt === TRIES) result.failures.push(test.name)
        await visitor.close().catch(() => undefined)
        visitor = await start()
      }
    }
  }
  await visitor.close()
  result.seconds = (performance.now() - started) / 1000
  return result
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function keepScreenshot(visitor: Visitor, test: string): Promise<string> {
  const name = test.replace(/\W+/g, '-').replace(/^-|-$/g, '').slice(0, 80)
  const file = join(screenshots, `${visitor.engine}-${name}.png`)
  try {
    await mkdir(screenshots, { recursive: true })
    await writeFile(file, await visitor.screenshot())
    return file
  } catch (error) {
    return `no screenshot: ${error}`
  }
}
