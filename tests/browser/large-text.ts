import { cutOff } from './cut-off.ts'
import { expect, type Page } from './site.ts'

const fontSizes = { usual: { standard: 16 }, large: { standard: 32 } }

/**
 * Expects that nothing of the open page is cut off or moves with twice the default font size of the browser's
 * settings, reduced motion, and forced colors.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => runningAnimations(page)).toEqual([])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: fontSizes.large })
  await page.emulateMedia({ forcedColors: 'active' })
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutOff(page), `with large text, at ${width}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none' })
  await devtools.send('Page.setFontSizes', { fontSizes: fontSizes.usual })
  await devtools.detach()
}

/** The names of the animations that run by themselves, and not with scrolling. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, playState }) =>
          timeline instanceof DocumentTimeline && playState === 'running',
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
  )
}
