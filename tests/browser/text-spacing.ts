import { cutOff } from './cut-off.ts'
import { expect, type Page } from './site.ts'

/** The least that text must bear (WCAG 2.2 SC 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Spaces the text of the open page, or takes the spaces away again. */
export function spaceText(page: Page, isSpaced = true): Promise<void> {
  return page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    isSpaced ? textSpacing : '',
  )
}

/** Expects that nothing is cut off in a window of 320 px, nor with spaced text in wider ones. */
export async function expectRoomForText(page: Page): Promise<void> {
  // 1280 px at a zoom of 400 percent (SC 1.4.10).
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await cutOff(page), 'at 320').toEqual([])
  await spaceText(page)
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutOff(page), `at ${width}, spaced`).toEqual([])
  }
  await spaceText(page, false)
}
