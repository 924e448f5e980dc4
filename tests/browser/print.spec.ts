import { post } from '../fixtures/site-paths.ts'
import { axeViolations } from './axe.ts'
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

for (const path of ['/', '/pricing', '/features', '/products/ai-chat', post.path]) {
  test(`the printed text of ${path} is legible`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await page.goto(path)
    const violations = await axeViolations(page)
    expect(violations.filter((violation) => violation.startsWith('color-contrast'))).toEqual([])
  })
}
