import { post } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

test('a page stays when optional parts of it fail, and each failure is reported once', async ({
  page,
}) => {
  // The office hours and their dial call what a browser without Temporal would lack.
  await page.addInitScript(() => Object.assign(globalThis, { Temporal: {} }))
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.method())
  })
  await open(page, '/contact')
  const hours = page.getByRole('table', { name: 'Office hours' })
  await expect.poll(() => reports).toEqual(['POST', 'POST'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expect(hours.getByRole('columnheader')).toHaveText(['ET'])
  expect(reports).toHaveLength(2)
})

test('pages stay in a browser that lacks what their decorations call', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { IntersectionObserver: undefined, matchMedia: () => null })
    Intl.DateTimeFormat.prototype.resolvedOptions = () => {
      throw new RangeError('Incorrect locale information provided')
    }
  })
  for (const path of ['/', post.path, '/contact', '/schedule-demo']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  }
})
