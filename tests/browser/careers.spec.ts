import { jobId } from '../fixtures/site-paths.ts'
import { field } from './posting.ts'
import { expect, open, test } from './site.ts'

test('every position shows place, type, date, requirements and Apply Now, the newest first', async ({
  page,
}) => {
  await page.goto('/careers')
  const positions = page.locator('#open-positions > div > ul > li')
  expect(await positions.count()).toBeGreaterThanOrEqual(4)
  for (const position of await positions.all()) {
    await expect(position.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(position).toContainText('Posted:')
    await expect(position.locator('time[datetime]')).toHaveCount(1)
    await position.getByText('What the work is').click()
    await expect(position.getByRole('heading', { name: 'Requirements' })).toHaveCount(1)
    expect(await position.getByRole('listitem').count()).toBeGreaterThan(1)
    await expect(position.getByRole('link', { name: 'Apply Now' })).toHaveCount(1)
  }
  const dates = await page
    .locator('#open-positions time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual([...dates].sort().reverse())
  const culture = page.getByRole('link', { name: 'Learn About Our Culture' })
  await expect(culture).toHaveAttribute('href', '/company')
})

test('Apply Now on a position opens a form for it', async ({ page }) => {
  await open(page, '/careers')
  await page.locator(`main a[href="/careers/${jobId}"]`).click()
  await expect(page).toHaveURL(`/careers/${jobId}`)
  const title = 'Platform Engineer'
  await expect(page.locator('h1')).toHaveText(title)
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL(`/contact?job=${jobId}`)
  await expect(field(page, 'Subject')).toHaveValue(`Application: ${title}`)
  await expect(field(page, 'Reason for Contact')).toHaveValue('other')
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
})
