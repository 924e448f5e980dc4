import { pagesOfEachMake as pages } from '../fixtures/site-paths.ts'
import { cutOff } from './cut-off.ts'
import { expect, hydrated, type Page, test } from './site.ts'

/** The least that text must bear (WCAG 2.2 SC 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

function spaceText(page: Page) {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, textSpacing)
}

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
    await spaceText(page)
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `${path} at ${width}, spaced`).toEqual([])
    }
  }
})

test('words of narrow columns are not broken by more space between letters', async ({ page }) => {
  for (const [path, cells] of [
    ['/', '.view-endpoint .view-row span'],
    ['/products/endpoint-analysis', '.inventory-table thead th'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await spaceText(page)
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.locator(`main ${cells}`).evaluateAll((elements) =>
        elements.flatMap((element) => {
          const text = element.firstChild
          if (!(text instanceof Text)) return []
          return [...text.data.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      )
      expect(broken, `${path} at ${width}`).toEqual([])
    }
  }
})
