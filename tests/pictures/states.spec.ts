import { holdResponses } from '../browser/forms.ts'
import { expect, expectPage, expectPart, expectWindow, open, test } from './picture.ts'

const isPhone = () => test.info().project.name === '360'

test('annual prices, and an open question', async ({ page }) => {
  await open(page, '/pricing')
  await page.getByText(/^Annual/).click()
  await page.locator('#questions summary').first().click()
  await expectPage(page, 'pricing-annual')
})

test('the header after scrolling', async ({ page }) => {
  await open(page, '/company')
  await page.evaluate(() => scrollTo(0, 400))
  await expectWindow(page, 'scrolled')
})

for (const menu of ['Product', 'Solutions']) {
  test(`the menu ${menu}`, async ({ page }) => {
    await open(page, '/company')
    if (isPhone()) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#mobile-menu summary', { hasText: menu }).click()
    } else {
      await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click()
    }
    await expectWindow(page, `menu-${menu.toLowerCase()}`)
  })
}

test('the menu on phones, and the filter of the blog', async ({ page }) => {
  test.skip(!isPhone(), 'only there')
  await open(page, '/company')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectWindow(page, 'menu')
  await open(page, '/blogs')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expectWindow(page, 'blogs-filter')
})

test('the dialog of the region, and the office hours in a region', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Change Region' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectWindow(page, 'region')
  await dialog.getByRole('combobox').selectOption({ label: 'United Kingdom' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expectPart(page.getByRole('table', { name: 'Office hours' }), 'office-hours')
})

for (const path of ['/blogs', '/careers']) {
  test(`a slow navigation to ${path}`, async ({ page }) => {
    await open(page, '/company')
    await holdResponses(page, `**${path}.data*`)
    await page.locator(`footer a[href="${path}"]`).click()
    const main = page.getByRole('main')
    await main.getByRole('status').first().waitFor()
    await expect(main).toHaveScreenshot(`${path.slice(1)}-loading.png`)
  })
}
