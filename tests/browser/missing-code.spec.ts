import { post } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

/** Links to pages whose code is gone, as in a page that was open during a deployment. */
const links = [
  { from: '/company', link: 'header a[href="/pricing"]', to: '/pricing' },
  { from: '/', link: 'main a[href="/products/ai-chat"]', to: '/products/ai-chat' },
  { from: '/company', link: 'footer a[href="/privacy"]', to: '/privacy' },
  {
    from: '/company',
    link: 'main a[href="/trust#report-a-vulnerability"]',
    to: '/trust#report-a-vulnerability',
  },
  { from: '/blogs', link: `main a[href="${post.path}"]`, to: post.path },
]

for (const { from, link, to } of links) {
  test(`a link to ${to} leads there when the page's code is missing`, async ({ page }) => {
    await open(page, from)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.locator(link).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('body[data-same]')).toHaveCount(0)
    await expect(page.locator('main :is(article, p)').first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
  })
}
