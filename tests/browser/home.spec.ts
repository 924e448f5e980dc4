import { expect, open, type Page, test } from './site.ts'

const figures = ['500K+', '150+', '300K+', '99%']
/** The figures as they are drawn; screen readers get the final ones from the start. */
const drawn = (page: Page) => page.locator('dd span[aria-hidden=true]')

test('the figures are final in the HTML', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const figure of figures) expect(html).toContain(figure)
})

test('the figures count up when they are first seen, and end as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(page, '/')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const figure = document.querySelector('dd span[aria-hidden=true]')
    if (!figure) return
    new MutationObserver(() => seen.push(figure.textContent ?? '')).observe(figure, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await drawn(page).first().scrollIntoViewIfNeeded()
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await expect.poll(async () => (await seen()).at(-1)).toBe('500K+')
  expect((await seen()).length).toBeGreaterThan(1)
  await expect(drawn(page)).toHaveText(figures)
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the figures stand still', async ({ page }) => {
    await open(page, '/')
    await drawn(page).first().scrollIntoViewIfNeeded()
    await expect(drawn(page)).toHaveText(figures)
  })
})

test('a hidden badge stays hidden for the visit', async ({ page }) => {
  await open(page, '/')
  const badge = page.getByRole('complementary')
  await badge.getByRole('checkbox').press('Space')
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect(badge).toBeHidden()
  await open(page, '/cookies')
  await page.getByRole('button', { name: 'Clear drafts' }).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(badge).toBeVisible()
})

test('on a phone the badge comes once the hero is past', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('complementary')).toBeHidden()
  await page.locator('dl').first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('complementary')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the badge covers nothing at the end of the page, and can be hidden', async ({ page }) => {
      await page.goto('/')
      const badge = page.getByRole('complementary')
      await expect(badge).toBeVisible()
      await page.getByRole('button', { name: 'English' }).click({ trial: true })
      await badge.getByRole('checkbox').press('Space')
      await expect(badge).toBeHidden()
    })

    test('the calls to action lead where they should', async ({ page }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(
        main.getByRole('link', { name: 'Sign Up', exact: true }).first(),
      ).toHaveAttribute('href', '/join-waitlist')
      await expect(main.getByRole('link', { name: 'Schedule Demo' }).first()).toHaveAttribute(
        'href',
        '/contact',
      )
      await main.getByRole('link', { name: 'Explore All Integrations' }).click()
      await expect(page).toHaveURL('/integrations')
    })
  })
}
