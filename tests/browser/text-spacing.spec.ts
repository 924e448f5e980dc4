import { expect, hydrated, test } from './site.ts'
import { spaceText } from './text-spacing.ts'

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
