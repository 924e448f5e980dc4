import { jobId, post } from '../fixtures/site-paths.ts'
import { expect, hydrated, open, type Page, test } from './site.ts'

// Far from UTC, to show dates that shift by the time zone.
test.use({ timezoneId: 'Asia/Tokyo' })

const dialog = (page: Page) => page.getByRole('dialog')
const date = (page: Page) => page.locator('article header time')

async function openDialog(page: Page, button = 'Change Region') {
  await page.getByRole('button', { name: button }).click()
  await expect(dialog(page)).toBeVisible()
}

async function choose(page: Page, region: string) {
  await openDialog(page)
  await dialog(page).getByRole('combobox').selectOption({ label: region })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('a selected region changes the date format and is kept', async ({ page, request }) => {
  const html = await (await request.get(post.path)).text()
  expect(html).toContain('November 12, 2026')
  await open(page, post.path)
  await expect(date(page)).toHaveText('November 12, 2026')
  await choose(page, 'United Kingdom')
  await expect(page.getByRole('status').filter({ hasText: 'United Kingdom' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Change Region' })).toBeFocused()
  await expect(date(page)).toHaveText(/^1[23] November 2026$/)
  await page.reload()
  await hydrated(page)
  await expect(date(page)).toHaveText(/^1[23] November 2026$/)
  await openDialog(page)
  await expect(dialog(page).getByRole('combobox')).toHaveValue('en-GB')
})

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a date without a time is the same day', async ({ page }) => {
      await open(page, `/careers/${jobId}`)
      const posted = page.locator('main time').first()
      await expect(posted).toHaveText('October 6, 2026')
      await choose(page, 'Ireland')
      await expect(posted).toHaveText('6 October 2026')
    })
  })
}

test('the office hours are in the clock of the region, in every column', async ({ page }) => {
  await open(page, '/contact')
  const hours = page.getByRole('table', { name: 'Office hours' }).getByRole('row').nth(1)
  const cells = hours.getByRole('cell')
  await expect(cells).toHaveCount(3)
  await expect(cells.first()).toHaveText('9:00 AM-6:00 PM')
  await choose(page, 'United Kingdom')
  await expect(cells).toHaveText(['09:00-18:00', '06:00-15:00', '23:00-08:00'])
})

test('the English button opens the same dialog, Escape closes it without a choice', async ({
  page,
}) => {
  await open(page, '/')
  await openDialog(page, 'English')
  const region = dialog(page).getByRole('combobox')
  await expect(region).toBeFocused()
  // The page is inert: after the last control the focus leaves the document or returns to the first.
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus').and(page.locator('body *:not(dialog *)'))).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('region'))).toBeNull()
})

test('Cancel keeps the region', async ({ page }) => {
  await open(page, '/')
  await openDialog(page)
  await dialog(page).getByRole('combobox').selectOption({ label: 'India' })
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('region'))).toBeNull()
})
