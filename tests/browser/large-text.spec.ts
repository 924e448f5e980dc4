import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { pagesOfEachMake as pages } from '../fixtures/site-paths.ts'
import { expect, hydrated, type Page, test } from './site.ts'

const widths = [390, 1280]

// With twice the default font size in the browser's settings.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

test('pages work with text twice as large, reduced motion and forced colors', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState }) =>
            timeline instanceof DocumentTimeline && playState === 'running',
        )
        .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
    )
    expect(moving, path).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Elements that are wider than the window or clip their text (WCAG 2.2 SC 1.4.4). */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const hidden = [...document.querySelectorAll('main *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || !element.textContent?.trim()) return false
      return (
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      )
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...hidden.map((element) => element.outerHTML.slice(0, 160)),
    ]
  })
}
