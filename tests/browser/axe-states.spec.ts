import { axeViolations } from './axe.ts'
import { errorSummary } from './forms.ts'
import { expect, open, type Page } from './site.ts'
import { test } from './worker-page.ts'

// States of pages after interactions. every-url.spec.ts checks the initial state.

const PHONE_WIDTH_PX = 360
const DESKTOP_WIDTH_PX = 1280
const states: [name: string, path: string, width: number, reach: (page: Page) => Promise<void>][] =
  [
    ['an open menu', '/company', DESKTOP_WIDTH_PX, (page) => press(page, 'Product')],
    ['the menu of a phone', '/company', PHONE_WIDTH_PX, (page) => press(page, /menu/i)],
    [
      'the dialog for the region',
      '/company',
      DESKTOP_WIDTH_PX,
      (page) => press(page, 'Change Region'),
    ],
    ['the categories of a phone', '/blogs', PHONE_WIDTH_PX, (page) => press(page, 'Filter')],
    [
      'an unfolded question',
      '/pricing',
      DESKTOP_WIDTH_PX,
      (page) => page.locator('#questions summary').first().click(),
    ],
    [
      'the annual prices',
      '/pricing',
      DESKTOP_WIDTH_PX,
      (page) => page.getByText(/^Annual/).click(),
    ],
    ['a form with errors', '/contact', PHONE_WIDTH_PX, sendNothing],
    ['a focused field with an error', '/schedule-demo', DESKTOP_WIDTH_PX, sendNothing],
    ['a search without results', '/blogs?q=no-such-article', PHONE_WIDTH_PX, async () => {}],
  ]

for (const [name, path, width, reach] of states) {
  test(`axe finds nothing in ${name}`, async ({ pageOf }) => {
    const page = await pageOf('with')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    await reach(page)
    expect(await axeViolations(page)).toEqual([])
  })
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}

/** By keyboard, because the waitlist's button is marked as disabled and can still be pressed. */
async function sendNothing(page: Page): Promise<void> {
  await page.locator('main form').first().locator('button[type=submit]').last().press('Enter')
  await expect(errorSummary(page)).toBeVisible()
}
