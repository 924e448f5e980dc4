import { waitlist } from '#copy/forms/waitlist.ts'
import { expect, hydrated, open, type Page, test, withMotion } from './site.ts'

test.use(withMotion)

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Sets a marker that a full page load removes. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.locator('body[data-same]').count()

async function follow(page: Page, name: string, path: string) {
  await page.getByRole('banner').getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)
}

test('a client navigation updates the title, moves the focus and is announced', async ({
  page,
}) => {
  await open(page, '/')
  await mark(page)
  const before = await page.title()
  // Structured data is for those who load documents; that of the page before must not stay.
  const structuredData = page.locator('script[type="application/ld+json"]')
  await expect(structuredData).toHaveCount(1)
  await follow(page, 'Pricing', '/pricing')
  await expect(page).not.toHaveTitle(before)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/)
  await expect(structuredData).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(1)
})

test('a reload keeps the position', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => scrollTop(page)).toBe(1500)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('the position is restored for a page from the back/forward cache', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => scrollTo(0, 1500))
  // Simulates WebKit, which loses the position. Playwright's browsers have no such cache.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    scrollTo(0, 0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test.describe('anchors', () => {
  test('a document opens at its anchor, below the header', async ({ page }) => {
    await open(page, '/careers#open-positions')
    await expectAtTop(page, '#open-positions')
  })

  test('a link to an anchor of the same page scrolls there', async ({ page }) => {
    await open(page, '/careers')
    await page.getByRole('link', { name: 'View All Positions' }).click()
    await expect(page).toHaveURL('/careers#open-positions')
    await expectAtTop(page, '#open-positions')
  })

  async function expectAtTop(page: Page, selector: string) {
    const top = () =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    expect(await top()).toBeGreaterThanOrEqual(64)
  }
})

test('client navigation handles redirects and missing pages', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/products')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/services')
  await page.evaluate(() => {
    history.pushState({}, '', '/nothing-here')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('h1')).toHaveText('Page Not Found')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(1)
})

test('the footer has the current year, and is on every page but the waitlist, also after client navigation', async ({
  page,
}) => {
  await open(page, '/company')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/join-waitlist')
  await expect(footer).toHaveCount(0)
  // The form's notice has the first one too.
  for (const { label } of waitlist.legal.links) {
    await expect(page.getByRole('link', { name: label, exact: true }).last()).toBeVisible()
  }
  await follow(page, 'Company', '/company')
  await expect(footer).toBeVisible()
})
