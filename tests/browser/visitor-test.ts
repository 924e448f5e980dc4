import { writeFile } from 'node:fs/promises'
import { breakStoredApi } from './drivers/broken-api.ts'
import { startChromium } from './drivers/chromium.ts'
import type { Driver, StartDriver } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { recorder } from './drivers/recorder.ts'
import { replaceBrowserValues } from './drivers/unusual-browser.ts'
import { Visitor } from './drivers/visitor.ts'
import { startWebKit } from './drivers/webkit.ts'
import { setting, test as siteTest } from './site.ts'

export { poll, type Visitor } from './drivers/visitor.ts'
export { expect } from './site.ts'

/** By the names of Playwright's projects. */
const starts: Readonly<Record<string, StartDriver>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Long enough for a second try on a busy machine. */
const START_TIMEOUT_MS = 200_000

/**
 * Playwright's `test` with a visitor in the engine of the project, instead of a page. Fails when the console
 * has errors at the end, unless `logsErrors`.
 */
export const test = siteTest.extend<{ logsErrors: boolean; visitor: Visitor }, { driver: Driver }>({
  logsErrors: [false, { option: true }],
  driver: [
    async ({ browserName: _ }, use, { project }) => {
      const start = starts[project.name]
      if (!start) throw new Error(`There is no driver for ${project.name}`)
      const driver = await start(`${replaceBrowserValues};${recorder};${breakStoredApi}`)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  async visitor({ driver, logsErrors }, use, testInfo) {
    const visitor = new Visitor(await driver.newTab(), setting('TEST_SITE_URL'))
    await visitor.arrive()
    await use(visitor)
    if (testInfo.error) {
      const path = testInfo.outputPath('failed.png')
      await writeFile(path, await visitor.screenshot())
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
    }
    if (!logsErrors) await visitor.expectNoProblems()
  },
})
