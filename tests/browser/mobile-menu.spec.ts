import { productMenu, solutionsMenu } from '#copy/navigation.ts'
import { expect, open, type Page, test } from './site.ts'

test.use({ viewport: { width: 360, height: 640 } })

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.locator('#mobile-menu')
const closer = (page: Page) => menu(page).getByRole('button', { name: /close/i })
const group = (page: Page, name: string) => menu(page).locator('details').filter({ hasText: name })
const canScroll = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')

async function openMenu(page: Page) {
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
}

// cross-browser/mobile-menu.spec.ts has what differs between engines.

test('keeps the page from scrolling by the wheel', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('has an accordion for products and one for solutions, one open at a time', async ({
  page,
}) => {
  await open(page, '/')
  await openMenu(page)
  const products = group(page, 'Product')
  const solutions = group(page, 'Solutions')
  await expect(products.getByRole('link')).toHaveCount(0)
  await products.locator('summary').click()
  await expect(products.getByRole('listitem')).toHaveCount(productMenu.length)
  await solutions.locator('summary').click()
  await expect(solutions.getByRole('link')).toHaveCount(solutionsMenu.length)
  await expect(products.getByRole('link')).toHaveCount(0)
})

test('can be scrolled to its last entry on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await open(page, '/')
  await openMenu(page)
  await group(page, 'Product').locator('summary').click()
  const signUp = menu(page).getByRole('link', { name: 'Sign Up' })
  await signUp.scrollIntoViewIfNeeded()
  await expect(signUp).toBeInViewport({ ratio: 1 })
})

test('closes when the link to the current page is followed', async ({ page }) => {
  await open(page, '/pricing')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(menu(page)).toBeHidden()
})

test('closes when the window grows to the desktop layout', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu(page)).toBeHidden()
  expect(await canScroll(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, locks scrolling, expands and has working links', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    expect(await canScroll(page)).toBe(false)
    await group(page, 'Product').locator('summary').click()
    await group(page, 'Product').getByRole('link').first().click()
    await expect(page).toHaveURL('/products/ai-chat')
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await closer(page).click()
    await expect(menu(page)).toBeHidden()
  })
})
