import { post } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

const stateMachine = '/blogs/business-logic-as-a-state-machine'
const authorization = post.path

test('a post shows title, author, date, reading time, excerpt and hero', async ({ page }) => {
  await page.goto(authorization)
  const head = page.getByRole('article').locator('header')
  await expect(head.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(head.locator('time')).toHaveAttribute('datetime', '2026-11-12T15:00:00.000Z')
  await expect(head).toContainText('min read')
  const hero = page.getByRole('article').getByRole('img').first()
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0)
  await expect(hero).toHaveAttribute('width', '1920')
  await expect(hero).toHaveAttribute('height', '1080')
})

test('headings of a body are below the only h1', async ({ page }) => {
  // This body has headings of level 1.
  await page.goto(stateMachine)
  await expect(page.locator('h1')).toHaveCount(1)
  const headings = await page
    .locator('.prose [data-rank] :is(h1, h2, h3, h4, h5)')
    .evaluateAll((all) =>
      all.map((one) => ({
        tag: one.tagName,
        rank: one.parentElement?.dataset.rank ?? '',
        size: Number.parseFloat(getComputedStyle(one).fontSize),
      })),
    )
  expect(headings.length).toBeGreaterThan(3)
  expect(headings[0]?.tag).toBe('H2')
  expect(headings.map(({ tag }) => tag)).not.toContain('H1')
  // Each level has a different size.
  const sizes = new Map(headings.map(({ rank, size }) => [rank, size]))
  const inOrder = [...sizes].toSorted().map(([, size]) => size)
  expect(inOrder.length).toBeGreaterThan(1)
  expect(inOrder).toEqual([...new Set(inOrder)].toSorted((a, b) => b - a))
  // Links lead to them.
  const ids = await page.locator('.prose h2').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}-]+$/u)
})

test('a body shows every kind of block and mark', async ({ page }) => {
  for (const [path, features] of [
    [
      stateMachine,
      {
        'image with an alternative text': 'figure img[alt]:not([alt=""])',
        'image with a caption': 'figure:has(img) figcaption',
      },
    ],
    [
      authorization,
      {
        paragraph: 'p',
        quotation: 'blockquote',
        'bold text': 'strong',
        'italic text': 'em',
        'inline code': 'p code, li code',
        'bullet list in a numbered one': 'ol > li > ul > li',
        'bullet list in a bullet list': 'ul > li > ul > li',
        'table with head cells': 'table th[scope=col]',
        'table with cells': 'table td',
        'code block': 'pre > code',
        'code block with what it is': 'figure:has(pre) .code-head',
      },
    ],
  ] as const) {
    await page.goto(path)
    for (const [feature, selector] of Object.entries(features)) {
      const shown = page.locator(`.prose :is(${selector})`).first()
      await shown.scrollIntoViewIfNeeded()
      await expect(shown, feature).toBeVisible()
    }
  }
  const code = (await page.locator('.prose pre code').first().textContent()) ?? ''
  expect(code.split('\n').length).toBeGreaterThan(2)
})

test('an image of a body is loaded at its displayed size', async ({ page }) => {
  await page.goto(stateMachine)
  const image = page.locator('.prose figure img').first()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  await expect(image).toHaveAttribute('width', '800')
})

test('an external link opens a new tab and is labeled so; an internal link does not', async ({
  page,
}) => {
  await page.goto(authorization)
  const away = page.locator('.prose a[href^="https://owasp.org/"]')
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(away).toHaveAttribute('rel', /noopener/)
  await expect(away).toHaveAccessibleName(/opens in a new tab/)
  const near = page.locator('.prose a[href="/products/endpoint-analysis"]')
  await expect(near).not.toHaveAttribute('target')
})

test('Back to Blogs links to the list, also on a missing post', async ({ page }) => {
  for (const path of [authorization, '/blogs/nothing']) {
    await open(page, path)
    await page.getByRole('link', { name: 'Back to Blogs' }).first().click()
    await expect(page).toHaveURL('/blogs')
  }
})

test('moving from one post to another resets the page', async ({ page }) => {
  await open(page, authorization)
  await page.locator('.prose a[href="/blogs/finding-id-enumeration-in-logs"]').first().click()
  await expect(page).toHaveURL('/blogs/finding-id-enumeration-in-logs')
  await expect(page.locator('h1')).toHaveText(/enumeration/i)
})

test('copy buttons have different names, and say for a while that they have copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.clock.install()
  await open(page, authorization)
  const buttons = page.locator('.code-copy')
  const names = await buttons.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
  await buttons.first().click()
  await expect(buttons.first()).toHaveAccessibleName(/^Copied ?:/)
  const status = page.getByRole('status').filter({ hasText: 'Copied' })
  await expect(status).toHaveCount(1)
  await page.clock.fastForward('01:00')
  await expect(buttons.first()).toHaveAccessibleName(/^Copy ?:/)
  await expect(status).toHaveCount(0)
})

test('boxes of code and tables are named, and tab stops only while they scroll', async ({
  page,
}) => {
  await open(page, authorization)
  const boxes = page.locator('main :is(pre, .data-table)')
  const stops = page.locator('main :is(pre, .data-table)[tabindex="0"]')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(stops).not.toHaveCount(0)
  const atFault = () =>
    boxes.evaluateAll(
      (all) =>
        all.filter((box) => {
          const scrolls = box.scrollWidth > box.clientWidth
          const isNamed = box.getAttribute('role') === 'group' && box.hasAttribute('aria-label')
          return scrolls !== (box.getAttribute('tabindex') === '0') || !isNamed
        }).length,
    )
  await expect.poll(atFault).toBe(0)
  const narrow = await stops.count()
  await page.setViewportSize({ width: 1920, height: 800 })
  await expect.poll(() => stops.count()).toBeLessThan(narrow)
  await expect.poll(atFault).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the keyboard can scroll boxes of code and tables', async ({ page }) => {
    await page.goto(authorization)
    const boxes = page.locator('main :is(pre, .data-table)')
    await expect(boxes).not.toHaveCount(0)
    await expect(page.locator('main :is(pre, .data-table):not([tabindex="0"])')).toHaveCount(0)
  })
})

test('the copy button copies the code without line numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of [authorization, '/products/ai-chat']) {
    await open(page, path)
    const box = page.locator('main .code', { has: page.locator('.code-copy') }).first()
    const shown = await box.locator('pre code').textContent()
    const summary = page.locator('details:has(.code-copy) > summary')
    if (await summary.isVisible()) await summary.click()
    await box.getByRole('button').click()
    await expect(box.getByRole('button')).toHaveAccessibleName(/^Copied ?:/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const lines = copied.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(shown).toContain(line.trim())
      expect(line).not.toMatch(/^\s*\d+\s/)
    }
  }
})
