import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { pagesOfEachMake as pages } from '../fixtures/site-paths.ts'
import { cutOff } from './cut-off.ts'
import { expect, hydrated } from './site.ts'
import { test } from './worker-page.ts'

const widths = [390, 1280]

// With twice the default font size in the browser's settings.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

for (const path of pages) {
  test(`${path} works with text twice as large, reduced motion and forced colors`, async ({
    pageOf,
  }) => {
    const page = await pageOf('with')
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
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
    expect(moving).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `at ${width}`).toEqual([])
    }
  })
}
