import { breakApi } from './drivers/broken-api.ts'
import { expect, open, test } from './site.ts'

test('a page that fails in the browser is reported once, and works as the server sent it', async ({
  page,
}) => {
  await page.addInitScript(breakApi, { api: 'FormData', mode: 'missing' } as const)
  let reports = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports += 1
  })
  await page.goto('/contact')
  await page.getByLabel('Subject').fill('Typed before it fails')
  await expect.poll(() => reports).toBe(1)
  await expect(page.getByLabel('Subject')).toHaveValue('Typed before it fails')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveTitle(/^Error/)
})

test('a page that fails after a click on its link is loaded as a document', async ({ page }) => {
  await open(page, '/company')
  await page.evaluate(() => Object.assign(globalThis, { FormData: undefined }))
  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(async () => {
    // Fails while the document is being replaced.
    expect(await page.evaluate(() => typeof FormData)).toBe('function')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})
