import type { Locator } from '@playwright/test'
import { expect, hydrated, type Page, test as siteTest } from '../browser/site.ts'

export { expect, type Page }

/** A Wednesday, while the offices in Europe are open. */
const now = new Date('2026-11-25T10:00:00Z')

/** Playwright's `test` for the site under test, at a fixed time. */
export const test = siteTest.extend({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(now)
    await use(page)
  },
})

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Compares a whole page.
 * @param varying a CSS selector of what differs in each run
 */
export async function expectPage(page: Page, name: string, varying = ''): Promise<void> {
  await loaded(page)
  const mask = varying ? [...masked(page), page.locator(varying)] : masked(page)
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask })
}

/** Compares what the window shows of a page. */
export async function expectWindow(page: Page, name: string): Promise<void> {
  await loaded(page)
  await expect(page).toHaveScreenshot(`${name}.png`)
}

/** Compares a part of a page, for a state whose other parts have their picture. */
export async function expectPart(part: Locator, name: string): Promise<void> {
  await loaded(part.page())
  await expectLoadedPart(part, name)
}

/** Like `expectPart`, while a response is missing. */
export async function expectLoadedPart(part: Locator, name: string): Promise<void> {
  // They would be over a part that is higher than the window.
  const fixed = part.page().locator('.skip, .site-header')
  await fixed.evaluateAll((all) => {
    for (const element of all) element.style.visibility = 'hidden'
  })
  await expect(part).toHaveScreenshot(`${name}.png`)
}

/** Waits for the pictures, fonts and scripts of a page, also of those parts that are out of view. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

/** The address of the site, whose port differs. */
const masked = (page: Page) => [page.getByText(new URL(page.url()).host)]
