import { expect, test } from './site.ts'

test('printed legal pages and posts have only their text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/terms', '/privacy', '/blogs/cvss-4-read-the-vector']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const left of ['.skip', 'body > header', 'body > footer', '.reading-position']) {
      await expect(page.locator(left).filter({ visible: true }), `${left} on ${path}`).toHaveCount(
        0,
      )
    }
  }
})
