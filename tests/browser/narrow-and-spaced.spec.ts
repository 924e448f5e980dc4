import { pagesOfEachMake as pages } from '../fixtures/site-paths.ts'
import { cutOff } from './cut-off.ts'
import { expect, hydrated, test } from './site.ts'

/** The least that text must bear (WCAG 2.2 SC 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

test('pages are whole in a window of 320 px, and with more space between letters and lines', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const path of pages) {
    // 1280 px at a zoom of 400 percent (SC 1.4.10).
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await hydrated(page)
    expect(await cutOff(page), `${path} at 320`).toEqual([])
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, textSpacing)
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `${path} at ${width}, spaced`).toEqual([])
    }
  }
})
