import { chromium, type Locator } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../fixtures/chromium.ts'
import { post } from '../fixtures/site-paths.ts'
import { expect, hydrated, open, type Page, setting, test } from './site.ts'

/** What has come over the network so far, and not from the browser's cache. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
/** The data and the code of `/blogs`. */
const ofBlogs = /^\/blogs\.data|^\/assets\/blogs-/

const signs: readonly [string, (link: Locator) => Promise<void>][] = [
  ['the pointer rests on it', (link) => link.hover()],
  ['it has the focus', (link) => link.focus()],
  ['a finger touches it', (link) => link.dispatchEvent('touchstart')],
]
for (const [sign, give] of signs) {
  test(`a link is fetched ahead, data and code, when ${sign}`, async ({ page }) => {
    await open(page, '/company')
    const link = page.locator('footer a[href="/blogs"]')
    const ahead = async () => (await fetched(page)).filter((path) => ofBlogs.test(path))
    await give(link)
    await expect.poll(ahead).toContain('/blogs.data')
    await page.waitForLoadState('networkidle')
    const before = await ahead()
    expect(before.filter((path) => path.startsWith('/assets/'))).not.toEqual([])
    await link.click()
    await expect(page.locator('h1')).toHaveText(/Insights/)
    expect(await ahead()).toEqual(before)
  })
}

test('where moving on loads the whole page, the browser fetches it ahead by rules that the policy allows', async ({
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
  // The router fetches this one ahead itself.
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

test('while a transition runs the new page is there, and the menus answer', async ({ page }) => {
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

test('no page keeps itself out of the back/forward cache', async () => {
  // Playwright's own browsers have that cache switched off. One without a window never uses it, but
  // says what of the page stood against it.
  test.slow()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    // Without its films a page has nothing more to fetch once it is hydrated.
    const page = await browser.newPage({
      baseURL: setting('TEST_SITE_URL'),
      reducedMotion: 'reduce',
    })
    const session = await page.context().newCDPSession(page)
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) {
        if (type === 'PageSupportNeeded' || reason.includes('NoStore')) reasons.push(reason)
      }
      reasons.push('told')
    })
    await session.send('Page.enable')
    for (const { path, listensFor, expected } of [
      { path: '/', listensFor: '', expected: ['told'] },
      { path: '/blogs', listensFor: '', expected: ['told'] },
      { path: '/contact', listensFor: '', expected: ['told'] },
      // That it would be told at all.
      {
        path: '/pricing',
        listensFor: 'unload',
        expected: ['UnloadHandlerExistsInMainFrame', 'told'],
      },
    ]) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate((name) => name && addEventListener(name, () => {}), listensFor)
      reasons.length = 0
      await page.goto('/terms')
      await page.goBack()
      await expect.poll(() => reasons, path).toEqual(expected)
    }
  } finally {
    await browser.close()
  }
})
