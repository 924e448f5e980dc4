import { post } from '../running/site-paths.ts'
import { expect, open, type Page, test } from './site.ts'

/** Holds the data of a page back until it is let go. */
async function hold(page: Page, data: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(data, async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const { from, link, path, words } of [
  {
    from: '/company',
    link: 'footer a[href="/blogs"]',
    path: '/blogs',
    words: 'Loading blog posts...',
  },
  {
    from: '/blogs',
    link: `main a[href="/blogs/${post.id}"]`,
    path: `/blogs/${post.id}`,
    words: 'Loading blog post...',
  },
  {
    from: '/company',
    link: 'footer a[href="/careers"]',
    path: '/careers',
    words: 'Loading positions...',
  },
]) {
  test(`a slow way to ${path} is said in a live region, until it is there`, async ({ page }) => {
    await open(page, from)
    const release = await hold(page, `**${path}.data*`)
    await page.locator(link).click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    release()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(words)).toHaveCount(0)
  })
}

test('a slow search says so, and keeps the list that is there', async ({ page }) => {
  await open(page, '/blogs')
  const release = await hold(page, '**/blogs.data*')
  await page.getByRole('searchbox').fill('reachability')
  await expect(page.getByRole('status').filter({ hasText: 'Loading blog posts...' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(7)
  release()
  await expect(page).toHaveURL('/blogs?q=reachability')
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
})

test('a slow Load More says so', async ({ page }) => {
  await open(page, '/blogs')
  const more = page.getByRole('link', { name: 'Load More Articles' })
  const release = await hold(page, '**/blogs.data*')
  await more.click()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(12)
})

for (const { link, data, words } of [
  {
    link: 'a[href="/blogs"]',
    data: '**/blogs.data*',
    words: 'Failed to load blog posts. Please try again later.',
  },
  {
    link: 'a[href="/careers"]',
    data: '**/careers.data*',
    words: 'Failed to fetch job listings. Please try again later.',
  },
]) {
  test(`data that does not come: ${words}`, async ({ page }) => {
    await open(page, '/company')
    await page.route(data, (route) => route.abort())
    await page.locator(`footer ${link}`).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await page.unroute(data)
    await page.locator(`footer ${link}`).click()
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('without data for a Load More the other articles stay', async ({ page }) => {
  await open(page, '/blogs')
  await page.route('**/blogs.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(7)
  await page.unroute('**/blogs.data*')
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})
