import { job } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

test('every job shows place, type, date, requirements and Apply Now, the newest first', async ({
  page,
}) => {
  await page.goto('/careers')
  const jobs = page.locator('#open-positions > div > ul > li')
  expect(await jobs.count()).toBeGreaterThanOrEqual(4)
  for (const job of await jobs.all()) {
    await expect(job.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(job).toContainText('Posted:')
    await expect(job.locator('time[datetime]')).toHaveCount(1)
    await expect(job.getByRole('heading', { name: 'Requirements' })).toBeVisible()
    expect(await job.getByRole('listitem').count()).toBeGreaterThan(1)
    await expect(job.getByRole('link', { name: 'Apply Now' })).toHaveCount(1)
  }
  const dates = await page
    .locator('#open-positions time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual([...dates].sort().reverse())
  const culture = page.getByRole('link', { name: 'Learn About Our Culture' })
  await expect(culture).toHaveAttribute('href', '/company')
})

test('Apply Now on a job opens its application form', async ({ page }) => {
  await open(page, '/careers')
  await page.locator(`#open-positions a[href="${job.path}"]`).click()
  await expect(page).toHaveURL(job.path)
  const title = 'Platform Engineer'
  await expect(page.locator('h1')).toHaveText(title)
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL(`/contact?job=${job.id}`)
  await expect(page.locator('h1')).toHaveText(`Apply: ${title}`)
})
