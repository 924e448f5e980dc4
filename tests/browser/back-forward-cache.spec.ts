import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { expect, hydrated, setting, test } from './site.ts'

test('every page can use the back/forward cache', async () => {
  // Playwright disables that cache. A headless browser seldom uses it, but reports what in the page would
  // prevent it.
  test.slow()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const reasons = await Promise.all([
      ...['/', '/blogs', '/contact'].map((path) => reasonsAgainstCache(browser, path)),
      // Checks that reasons are reported at all.
      reasonsAgainstCache(browser, '/pricing', 'unload'),
    ])
    expect(reasons).toEqual([[], [], [], ['UnloadHandlerExistsInMainFrame']])
  } finally {
    await browser.close()
  }
})

/** What in a page prevents that it comes from the back/forward cache when a visitor returns to it. */
async function reasonsAgainstCache(browser: Browser, path: string, listensFor = '') {
  // Without its videos, a page loads nothing more after hydration.
  const baseURL = setting('TEST_SITE_URL')
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  const returned = new Promise<string[]>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([])
    })
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: explanations }) => {
      const ofPage = explanations.filter(
        ({ type, reason }) => type === 'PageSupportNeeded' || reason.includes('NoStore'),
      )
      resolve(ofPage.map(({ reason }) => reason))
    })
  })
  await session.send('Page.enable')
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate((name) => name && addEventListener(name, () => {}), listensFor)
  await page.goto('/newsletter')
  // A page from the cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  const reasons = await returned
  await page.close()
  return reasons
}
