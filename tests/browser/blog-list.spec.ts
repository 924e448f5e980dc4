import { blogPages, cardsOnFirst, postCount } from '../fixtures/blog-pages.ts'
import { expect, open, type Page, test } from './site.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox')
const more = (page: Page) => page.getByRole('link', { name: 'Load More Articles' })

/** The URLs of all cards, in page order. */
function hrefs(page: Page): Promise<string[]> {
  return cards(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('the featured post is the large card, with six other cards', async ({ page }) => {
  await page.goto('/blogs')
  await expect(cards(page)).toHaveCount(7)
  const featured = cards(page).first()
  await expect(featured).toContainText('Featured')
  await expect(featured.locator('img')).toHaveCount(1)
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(1)
  expect(new Set(await hrefs(page)).size).toBe(7)
})

test('all of a card links to its post', async ({ page }) => {
  await open(page, '/blogs')
  const [, href = ''] = await hrefs(page)
  await cards(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(href)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a search by Enter finds by title, excerpt or category in any case', async ({ page }) => {
      await page.goto('/blogs')
      await search(page).fill('rESEARCH')
      await search(page).press('Enter')
      await expect(page).toHaveURL('/blogs?q=rESEARCH')
      await expect(search(page)).toHaveValue('rESEARCH')
      // The URL changes before the list of the new results is rendered.
      await expect(cards(page).filter({ hasNotText: /research/i })).toHaveCount(0)
      await expect(cards(page)).not.toHaveCount(0)
    })

    test('a search keeps the category, a category keeps the search', async ({ page }) => {
      await page.goto('/blogs/category/research')
      await search(page).fill('checker')
      await search(page).press('Enter')
      await expect(page).toHaveURL('/blogs?category=Research&q=checker')
      await expect(cards(page)).toHaveCount(1)
      await page.getByRole('main').getByRole('link', { name: 'Industry News' }).click()
      await expect(page).toHaveURL('/blogs?q=checker&category=Industry+News')
      await expect(cards(page)).toHaveCount(0)
    })
  })
}

test('a search and a category announce the number of articles in a status that stays', async ({
  page,
}) => {
  await open(page, '/blogs')
  const status = await page.getByRole('status').filter({ hasText: 'articles' }).elementHandle()
  await search(page).pressSequentially('no-such-article')
  await expect.poll(() => status?.textContent()).toBe('0 articles for “no-such-article”')
  await search(page).fill('thraet')
  await expect
    .poll(() => status?.textContent())
    .toMatch(/^Showing results for “threat[a-z]*” instead of “thraet”: \d+ articles?$/)
  await page.getByRole('main').getByRole('link', { name: 'Research', exact: true }).click()
  await expect.poll(() => status?.textContent()).toMatch(/^0 articles in Research/)
})

test('Back leaves a list that is filtered during typing', async ({ page }) => {
  await open(page, '/company')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(cards(page)).toHaveCount(7)
  await search(page).pressSequentially('reachability')
  await expect(page).toHaveURL('/blogs?q=reachability')
  await page.goBack()
  await expect(page).toHaveURL('/company')
})

for (const [what, selector, path] of [
  ['a category', 'main a[href="/blogs/category/research"]', '/blogs/category/research'],
  ['another page', 'footer a[href="/company"]', '/company'],
] as const) {
  test(`a search that is typed just before going to ${what} does not navigate back`, async ({
    page,
  }) => {
    await open(page, '/blogs')
    await page.clock.install()
    await page.evaluate((link) => {
      // In one task, so that the list cannot update in between.
      const box = document.querySelector('input[type=search]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'reach')
      box?.dispatchEvent(new Event('input', { bubbles: true }))
      document.querySelector<HTMLAnchorElement>(link)?.click()
    }, selector)
    await expect(page).toHaveURL(path)
    // Longer than the debounce of the search.
    await page.clock.runFor(2_000)
    await expect(page).toHaveURL(path)
  })
}

test('without JavaScript Load More is a link to the next page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/blogs')
  const all = new Set(await hrefs(page))
  for (let number = 2; number <= blogPages; number += 1) {
    await more(page).click()
    await expect(page).toHaveURL(`/blogs?page=${number}`)
    for (const href of await hrefs(page)) all.add(href)
    expect(all.size).toBe(cardsOnFirst(number))
  }
  expect(all.size).toBe(postCount)
  await expect(more(page)).toHaveCount(0)
  await context.close()
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })

  test('Filter opens the categories, a choice closes them', async ({ page }) => {
    await page.goto('/blogs')
    const choice = page.getByRole('main').getByRole('link', { name: 'Research', exact: true })
    await expect(choice).toBeHidden()
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(choice).toBeInViewport()
    await choice.click()
    await expect(page).toHaveURL('/blogs/category/research')
    await expect(choice).toBeHidden()
    await expect(cards(page).filter({ hasNotText: 'Research' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
  })
})

for (const { width, isFolded } of [
  { width: 360, isFolded: true },
  { width: 1280, isFolded: false },
]) {
  test.describe(`the head of the list, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false })

    test('has the search, the categories, and Subscribe, which links to the field', async ({
      page,
    }) => {
      await page.goto('/blogs')
      await expect(search(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible({ visible: isFolded })
      const research = page.getByRole('main').getByRole('link', { name: 'Research', exact: true })
      await expect(research).toBeVisible({ visible: !isFolded })
      await page.getByRole('main').getByRole('link', { name: 'Subscribe' }).click()
      const field = page.getByRole('textbox', { name: 'Email' })
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
    })
  })
}
