import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumArguments, chromiumPath } from '../../running/chromium.ts'
import { programPath } from './packages.ts'
import type { Engine, PageDriver } from './page-driver.ts'
import { startDisplay } from './xvfb.ts'

/** Generous, for machines that are busy with other things. */
const PROTOCOL_TIMEOUT_MS = 60_000

/** Without a window Chromium finds no pointing device: it gets a mouse that hovers, as on a desktop. */
const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Firefox over WebDriver BiDi. It has a window: without one it says `hover: none`. */
export async function startFirefox(recorder: string): Promise<PageDriver> {
  const display = await startDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('firefox-esr', 'firefox'),
    headless: false,
    env: { ...process.env, DISPLAY: display.name, MOZ_ENABLE_WAYLAND: '0' },
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    defaultViewport: null,
  })
  return drive('firefox', browser, recorder, display.close)
}

export async function startChromium(recorder: string): Promise<PageDriver> {
  const browser = await puppeteer.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, withMouse],
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    defaultViewport: null,
  })
  return drive('chromium', browser, recorder, () => {})
}

async function drive(
  engine: Engine,
  browser: Browser,
  recorder: string,
  ended: () => void,
): Promise<PageDriver> {
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recorder)
  return {
    engine,
    async goto(url) {
      await page.goto(url, { timeout: PROTOCOL_TIMEOUT_MS })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async evaluate(expression) {
      return JSON.parse(String(await page.evaluate(`JSON.stringify(${expression} ?? null)`)))
    },
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close()
      ended()
    },
  }
}
