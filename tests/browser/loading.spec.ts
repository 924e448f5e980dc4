import { pageErrors } from '../../copy/errors.ts'
import { cardsOnFirst } from '../fixtures/blog-pages.ts'
import { post } from '../fixtures/site-paths.ts'
import { axeViolations } from './axe.ts'
import { expect, open, type Page, test } from './site.ts'

/** Delays the data of a page until it is released. */
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

for (const { from, link, path, words, title } of [
  {
    from: '/company',
    link: 'footer a[href="/blogs"]',
    path: '/blogs',
    words: 'Loading blog posts...',
    title: /^Security Insights/,
  },
  {
    from: '/blogs',
    link: `main a[href="${post.path}"]`,
    path: post.path,
    words: 'Loading blog post...',
    title: /^(?!Loading)/,
  },
  {
    from: '/company',
    link: 'footer a[href="/careers"]',
    path: '/careers',
    words: 'Loading positions...',
    title: /^Careers/,
  },
]) {
  test(`a slow navigation to ${path} shows the page in its loading state`, async ({ page }) => {
    await open(page, from)
    const release = await hold(page, `**${path}.data*`)
    await page.locator(link).click()
    await expect(page).toHaveURL(path)
    const status = page.getByRole('main').getByRole('status').filter({ hasText: words })
    await expect(status).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText(words)).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
    release()
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.locator('main :is(article, #open-positions time)').first()).toBeVisible()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
  })
}

test('a former URL with slow data redirects to the current one', async ({ page }) => {
  await open(page, '/company')
  const release = await hold(page, `**/blogs/${post.id}.data*`)
  // An entry of the history, as a visit before the change left it.
  await page.evaluate((path) => history.pushState(null, '', path), `/blogs/${post.id}`)
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('Loading blog post...')).toBeVisible()
  release()
  await expect(page).toHaveURL(post.path)
  await expect(page.getByRole('article')).toBeVisible()
})

test('Back from a loading state loads the page once, although the late data arrives meanwhile', async ({
  page,
}) => {
  await open(page, '/blogs')
  const releasePost = await hold(page, '**/blogs/*.data*')
  await page.locator('main article a').first().click()
  await expect(page).not.toHaveURL('/blogs')
  const releaseList = await hold(page, '**/blogs.data*')
  let loads = 0
  page.on('request', (request) => {
    if (request.url().includes('/blogs.data')) loads += 1
  })
  const late = page.waitForResponse('**/blogs/*.data*')
  await page.goBack()
  await expect.poll(() => loads).toBe(1)
  releasePost()
  await (await late).finished()
  await expect(page.getByText('Loading blog post...')).toBeVisible()
  releaseList()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(loads).toBe(1)
})

test('a slow search shows its loading state and keeps the list', async ({ page }) => {
  await open(page, '/blogs')
  const release = await hold(page, '**/blogs.data*')
  await page.getByRole('searchbox').fill('reachability')
  const status = page.getByRole('main').getByRole('status')
  await expect(status.filter({ hasText: 'Loading blog posts...' })).toBeVisible()
  await expect(page.getByText('Loading blog posts...')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveCount(cardsOnFirst(1))
  release()
  await expect(page).toHaveURL('/blogs?q=reachability')
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
})

test('a slow Load More shows its loading state', async ({ page }) => {
  await open(page, '/blogs')
  const more = page.getByRole('link', { name: 'Load More Articles' })
  const release = await hold(page, '**/blogs.data*')
  await more.click()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(cardsOnFirst(2))
})

for (const { link, data, words, heading } of [
  {
    heading: 'Security Insights & Updates',
    link: 'a[href="/blogs"]',
    data: '**/blogs.data*',
    words: 'Failed to load blog posts. Please try again later.',
  },
  {
    heading: 'Join Our Mission',
    link: 'a[href="/careers"]',
    data: '**/careers.data*',
    words: 'Failed to fetch job listings. Please try again later.',
  },
]) {
  test(`data that cannot be loaded: ${words}`, async ({ page }) => {
    await open(page, '/company')
    await page.route(data, (route) => route.abort())
    await page.locator(`footer ${link}`).click()
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect(page.locator('h1')).toHaveText(heading)
    await page.unroute(data)
    await page.locator(`footer ${link}`).click()
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('the error page of a failed navigation has its style', async ({ page }) => {
  await open(page, '/company')
  await page.route('**/pricing.data*', (route) => route.abort())
  await page.locator('header a[href="/pricing"]').filter({ visible: true }).click()
  await expect(page.locator('h1')).toHaveText(pageErrors.unexpected.heading)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
})

test('a failed Load More keeps the other articles', async ({ page }) => {
  await open(page, '/blogs')
  await page.route('**/blogs.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Load More Articles' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(cardsOnFirst(1))
  await page.unroute('**/blogs.data*')
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page.getByRole('article')).toHaveCount(cardsOnFirst(2))
})
