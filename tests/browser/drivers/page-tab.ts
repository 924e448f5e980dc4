import type { NamedKey, Tab } from './driver.ts'

/** What the pages of Playwright and Puppeteer have in common. */
interface Page {
  mouse: {
    move(x: number, y: number): Promise<void>
    click(x: number, y: number): Promise<void>
  }
  keyboard: { press(key: NamedKey): Promise<void>; type(text: string): Promise<void> }
  evaluate(expression: string): Promise<unknown>
  screenshot(): Promise<Uint8Array>
}

/** The tab of a page. */
export function tabOf(page: Page, resize: Tab['resize']): Tab {
  return {
    resize,
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async evaluate(expression) {
      return JSON.parse(String(await page.evaluate(`JSON.stringify(${expression} ?? null)`)))
    },
    screenshot: () => page.screenshot(),
  }
}
