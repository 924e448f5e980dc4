import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumArguments, chromiumPath } from '../../fixtures/chromium.ts'
import { programPath } from './packages.ts'
import type { Engine, PageDriver } from './page-driver.ts'
import { startDisplay } from './xvfb.ts'

/** Long enough for busy machines. */
const PROTOCOL_TIMEOUT_MS = 60_000
const LAUNCH_TIMEOUT_MS = 90_000

/** Headless Chromium has no pointing device; this adds a mouse that can hover, as on a desktop. */
const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const common = {
  timeout: LAUNCH_TIMEOUT_MS,
  protocolTimeout: PROTOCOL_TIMEOUT_MS,
  defaultViewport: null,
  // Signals are handled by run.ts.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
} as const

/** Firefox over WebDriver BiDi, with a window: headless, it reports `hover: none`. */
export async function startFirefox(recorder: string): Promise<PageDriver> {
  const display = await startDisplay()
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: programPath('firefox-esr', 'firefox'),
    headless: false,
    env: { ...process.env, DISPLAY: display.name, MOZ_ENABLE_WAYLAND: '0' },
    ...common,
  }
  // Retried once, because a start sometimes hangs.
  const browser = await puppeteer.launch(options).catch(() => puppeteer.launch(options))
  const driveTab = async (page: Page): Promise<PageDriver> => {
    const driver = await drive('firefox', browser, page, recorder)
    return {
      ...driver,
      async newTab() {
        const opened = await driveTab(await browser.newPage())
        await page.close()
        return opened
      },
      async close() {
        await driver.close()
        display.stop()
      },
    }
  }
  return driveTab(await browser.newPage())
}

export async function startChromium(recorder: string): Promise<PageDriver> {
  const browser = await puppeteer.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, withMouse],
    ...common,
  })
  const page = await browser.newPage()
  const session = await page.createCDPSession()
  await session.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] })
  // Puppeteer's `setViewport` would also turn off touch, and the hovering mouse with it.
  const resize = async (width: number, height: number) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
  }
  return { ...(await drive('chromium', browser, page, recorder)), resize }
}

async function drive(
  engine: Engine,
  browser: Browser,
  page: Page,
  recorder: string,
): Promise<PageDriver> {
  await page.evaluateOnNewDocument(recorder)
  return {
    engine,
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async evaluate(expression) {
      return JSON.parse(String(await page.evaluate(`JSON.stringify(${expression} ?? null)`)))
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
