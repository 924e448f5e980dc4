import { onePagePerTemplate } from '../fixtures/site-paths.ts'
import { expect, hydrated, test } from './site.ts'

// Scripts wait for an interaction.
test.use({ connection: { saveData: true } })

/** Runs in the page, before its scripts: puts elements behind fields, as password managers do. */
function extend() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('password-button'))
    document.body.prepend(document.createElement('password-button'))
  })
}

/** Runs in the page: types into all fields, and chooses something else everywhere. */
function change() {
  for (const control of document.querySelectorAll('input, textarea, select')) {
    if (control.matches(':disabled, [type=hidden], [type=file], [type=range]')) continue
    if (control.matches('[type=radio], [type=checkbox]') && control instanceof HTMLElement) {
      control.click()
      continue
    }
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
    else Object.assign(control, { value: 'typed-early' })
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Runs in the page: what its controls hold, without identifiers that React makes. The dial of hours sets itself. */
function read() {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=range]), textarea, select',
  )
  return [...controls].map(({ type, id, name, value, checked }) => ({
    control: `${type} ${id} ${name}`.replace(/_r_\w*_/gi, ''),
    value,
    checked,
  }))
}

for (const kind of ['as it was sent', 'that an extension has changed']) {
  test(`what is typed and chosen before hydration is kept in every page ${kind}`, async ({
    page,
  }) => {
    test.slow()
    if (kind !== 'as it was sent') await page.addInitScript(extend)
    for (const path of onePagePerTemplate) {
      await page.goto(path)
      await page.evaluate(change)
      const changed = await page.evaluate(read)
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
      await hydrated(page)
      await expect(page.locator('password-button')).toHaveCount(0)
      await expect.poll(() => page.evaluate(read), path).toEqual(changed)
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

for (const [path, id] of [
  ['/contact', 'subject'],
  ['/blogs', 'q'],
] as const) {
  test(`the focus in ${id} of ${path} is kept in a page that an extension has changed`, async ({
    page,
  }) => {
    await page.addInitScript(extend)
    await page.goto(path)
    const field = page.locator(`main [id="${id}"], main [name="${id}"]`).first()
    await field.pressSequentially('typed-early')
    await hydrated(page)
    await expect(page.locator('password-button')).toHaveCount(0)
    await expect(field).toBeFocused()
    await field.press('!')
    await expect(field).toHaveValue('typed-early!')
  })
}
