import { expect, open, test } from './site.ts'

test('a page stays while the browser is offline, whatever happens to its links', async ({
  context,
  page,
}) => {
  await page.clock.install()
  await open(page, '/company')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const link = page.locator('header a[href="/contact"]').filter({ visible: true })
  await context.setOffline(true)
  await expect(page.locator('.offline-notice')).not.toBeEmpty()
  await link.hover()
  await link.focus()
  // The delay before a prefetch.
  await page.clock.runFor(1000)
  await link.click()
  await expect(page).toHaveURL('/company')
  await context.setOffline(false)
  await expect(page.locator('.offline-notice')).toBeEmpty()
  await link.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})
