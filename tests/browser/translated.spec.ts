import { onePagePerTemplate } from '../fixtures/site-paths.ts'
import { expect, hydrated, type Page, test } from './site.ts'

/** Runs in the page: replaces each text by elements with another text, as the translators of browsers do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Text && node.data.trim()) texts.push(node)
  }
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, select, svg, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const choices = 'main :is(button:not([type=submit]), summary, [type=radio])'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('no page fails when it changes after it was translated', async ({ page }) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
  for (const path of onePagePerTemplate.filter((one) => one !== '/terms')) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(translate)
    const controls = await page.locator(choices).elementHandles()
    for (const control of controls) {
      // Some are gone after others were pressed.
      await control.evaluate((element) => element instanceof HTMLElement && element.click())
      await page.evaluate(translate)
    }
    await page.locator('a[href="/terms"]').last().dispatchEvent('click')
    await expect(page, path).toHaveURL('/terms')
    await expect(title(page), path).toHaveText(/^[^«]+$/)
    // A page that failed shows the server's HTML instead.
    await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1)
  }
  expect(problems).toEqual([])
})

for (const when of ['before', 'after']) {
  test(`a form that was translated ${when} its scripts ran shows its present errors`, async ({
    page,
  }) => {
    const form = page.getByRole('main').locator('form')
    const error = form.locator('#email-error')
    await page.goto('/contact')
    if (when === 'before') await page.evaluate(translate)
    await hydrated(page)
    if (when === 'after') await page.evaluate(translate)
    await form.locator('button[type=submit]').click()
    await expect(error).toHaveText(/name@company\.com/)
    await page.evaluate(translate)
    await form.locator('#email').fill('jürgen@example.org')
    await form.locator('#email').press('Enter')
    await expect(error).toHaveText(/accents/)
    await form.locator('#email').fill('ada@example.org')
    await expect(error).toHaveCount(0)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  })
}
