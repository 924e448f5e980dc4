import type { Locator } from '@playwright/test'
import { post } from '../fixtures/site-paths.ts'
import { expect, open, type Page, test } from './site.ts'

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
