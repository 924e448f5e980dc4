import { post } from '../fixtures/site-paths.ts'
import { keyboardProblems } from './keyboard-access.ts'
import { expect, hydrated, test } from './site.ts'

test('the focus is not hidden by the fixed header when moving backward', async ({ page }) => {
  for (const path of ['/', '/contact', post.path]) {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    expect(await keyboardProblems(page, 'Shift+Tab'), path).toEqual([])
  }
})

test('forced colors show selections, field borders and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  for (const [path, chosen, other] of [
    ['/pricing', 'label:has(:checked)', 'label:has([value=annual])'],
    ['/integrations', '[aria-current=page]', 'nav a:not([aria-current])'],
    ['/products/ai-chat', 'label:has(:checked)', 'label:not(:has(:checked))'],
    ['/blogs', '#categories [aria-current]', '#categories a:not([aria-current])'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const colors = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor, color, outlineColor } = getComputedStyle(element)
          return { backgroundColor, borderTopColor, color, outlineColor }
        })
    const canvas = (await colors('html')).backgroundColor
    const marked = await colors(`main ${chosen}`)
    expect(marked.backgroundColor, path).not.toBe((await colors(`main ${other}`)).backgroundColor)
    expect(marked.color, path).not.toBe(marked.backgroundColor)
    expect(marked.outlineColor, path).toBe((await colors('h1')).color)
    if (path !== '/blogs') continue
    expect((await colors('main input[name=q]')).borderTopColor).not.toBe(canvas)
    await page.locator('main input[name=q]').focus()
    expect((await colors('main input[name=q]')).outlineColor).not.toBe(canvas)
  }
})

test('a resting pointer highlights no other threat while cells are selected by keyboard', async ({
  page,
}) => {
  await page.goto('/products/threat-modeling')
  await hydrated(page)
  const row = (threat: string) => page.locator(`main tr[data-threats=${threat}]`)
  const transparent = 'rgba(0, 0, 0, 0)'
  await row('T1').hover()
  await expect(row('T1')).not.toHaveCSS('background-color', transparent)
  await page.locator('main input[data-threats~=T4]').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(row('T3')).not.toHaveCSS('background-color', transparent)
  await expect(row('T1')).toHaveCSS('background-color', transparent)
})

test('forced colors keep what is inside a selection readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/products/threat-modeling')
  await hydrated(page)
  const colors = await page.locator('main label:has(> :checked)').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { color } = getComputedStyle(label)
      const words = [...label.querySelectorAll('*')].filter((part) => part.textContent?.trim())
      return words.map((part) => getComputedStyle(part).color === color)
    }),
  )
  expect(colors.length).toBeGreaterThan(0)
  expect(colors).not.toContain(false)
})

test('prefers-contrast increases the contrast of text and lines', async ({ page }) => {
  await page.goto('/company')
  const shades = () =>
    page.evaluate(() => {
      const quiet = document.querySelector('.text-quiet')
      const line = document.querySelector('footer')
      return [quiet && getComputedStyle(quiet).color, line && getComputedStyle(line).borderTopColor]
    })
  const usual = await shades()
  await page.emulateMedia({ contrast: 'more' })
  const strong = await shades()
  for (const [at, shade] of strong.entries()) expect(shade).not.toBe(usual[at])
})
