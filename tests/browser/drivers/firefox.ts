import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import type { Driver } from './driver.ts'
import { programPath, requirePackages } from './packages.ts'
import { tabOf } from './page-tab.ts'
import { startDisplay } from './xvfb.ts'

/** Long enough for busy machines. */
const PROTOCOL_TIMEOUT_MS = 60_000
const LAUNCH_TIMEOUT_MS = 90_000

/** Firefox over WebDriver BiDi, with a window: headless, it reports `hover: none`. */
export async function startFirefox(recorder: string): Promise<Driver> {
  requirePackages(['firefox'])
  const display = await startDisplay()
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: programPath('firefox-esr', 'firefox'),
    headless: false,
    env: { ...process.env, DISPLAY: display.name, MOZ_ENABLE_WAYLAND: '0' },
    timeout: LAUNCH_TIMEOUT_MS,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    defaultViewport: null,
  }
  // Retried once, because a start sometimes hangs.
  const browser = await puppeteer.launch(options).catch(() => puppeteer.launch(options))
  let page: Page | undefined
  return {
    // After Tab has left a page for the browser's own controls, keys do not reach what its tab opens.
    async newTab() {
      const opened = await browser.newPage()
      await page?.close()
      page = opened
      await opened.evaluateOnNewDocument(recorder)
      return tabOf(opened, (width, height) => opened.setViewport({ width, height }))
    },
    async close() {
      await browser.close()
      display.stop()
    },
  }
}
