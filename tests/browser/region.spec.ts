import { contact } from '#copy/forms/contact.ts'
import { job } from '../fixtures/site-paths.ts'
import { expect, open, type Page, test } from './site.ts'

// Far from UTC, to show dates that shift by the time zone.
test.use({ timezoneId: 'Asia/Tokyo' })

const dialog = (page: Page) => page.getByRole('dialog')

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Change Region' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function choose(page: Page, region: string) {
  await openDialog(page)
  await dialog(page).getByRole('combobox').selectOption({ label: region })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
}

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a date without a time is the same day', async ({ page }) => {
      await open(page, job.path)
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
  await expect(cells).toHaveText([
    '09:00-18:00',
    '06:00-15:00',
    `23:00-08:00 ${contact.hours.nextDay}`,
  ])
})

test('Cancel keeps the region', async ({ page }) => {
  await open(page, '/')
  await openDialog(page)
  await dialog(page).getByRole('combobox').selectOption({ label: 'India' })
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('region'))).toBeNull()
})
