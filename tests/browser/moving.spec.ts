import { type Browser, chromium, type Locator } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { post } from '../fixtures/site-paths.ts'
import { expect, hydrated, open, type Page, setting, test, withMotion } from './site.ts'

/** The paths that were loaded over the network, not from the browser's cache. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
/** Data and code of a product page. */
const ofProduct = /^\/products\/ai-chat\.data|^\/assets\/product-.*\.js$/

const signs: readonly [string, (link: Locator) => Promise<void>][] = [
  ['the pointer rests on it', (link) => link.hover()],
  ['it has the focus', (link) => link.focus()],
  ['a finger touches it', (link) => link.dispatchEvent('touchstart')],
]
for (const [sign, give] of signs) {
  test(`data and code of a link are prefetched when ${sign}`, async ({ page }) => {
    await open(page, '/company')
    const link = page.locator('footer a[href="/products/ai-chat"]')
    const ahead = async () => (await fetched(page)).filter((path) => ofProduct.test(path))
    await give(link)
    await expect.poll(ahead).toContain('/products/ai-chat.data')
    await page.waitForLoadState('networkidle')
    const before = await ahead()
    expect(before.filter((path) => path.startsWith('/assets/'))).not.toEqual([])
    await link.click()
    await expect(page.locator('h1')).toHaveText(/AI Chat/)
    expect(await ahead()).toEqual(before)
  })
}

test('links that load a whole document are prefetched by speculation rules that the policy allows', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const browser = await page.context().newCDPSession(page)
  const ahead: string[] = []
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) problems.push(ruleSet.errorMessage ?? ruleSet.errorType)
  })
  browser.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ahead.push(new URL(key.url).pathname)
  })
  await browser.send('Preload.enable')
  await open(page, post.path)
  // The router prefetches this one.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover()
  await page.locator('.prose a[href="/products/endpoint-analysis"]').hover()
  await expect.poll(() => ahead).toEqual(['/products/endpoint-analysis'])
  await page.locator('.prose a[href="/products/endpoint-analysis"]').click()
  await expect(page).toHaveURL('/products/endpoint-analysis')
  const [arrival] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  )
  expect(arrival.deliveryType).toBe('navigational-prefetch')
  expect(problems).toEqual([])
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('the new page and the menus can be used during a transition', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...given) => {
        const transition = start(...given)
        transition.ready.then(() => {
          const { x = 0, y = 0 } = document.querySelector('header a')?.getBoundingClientRect() ?? {}
          const hit = document.elementFromPoint(x + 5, y + 5)?.closest('a')?.pathname
          Object.assign(window, { during: [document.querySelector('h1')?.textContent, hit] })
        })
        return transition
      }
    })
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'during')))
      .toEqual(['Pricing', '/'])
  })
})

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
