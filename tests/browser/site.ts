import { createHash } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * The value of `navigator.connection`. The browser's own measurement may be slow on a busy machine, and
 * scripts would then wait for an interaction.
 */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Playwright's `test` for the site under test. Every test has an IP address of its own, so that form
 * limits count it separately.
 */
export const test = base.extend<{ connection: Connection }>({
  connection: [{}, { option: true }],
  baseURL: ({ contextOptions: _ }, use) => use(setting('TEST_SITE_URL')),
  extraHTTPHeaders: ({ contextOptions: _ }, use, { testId, retry, repeatEachIndex }) =>
    use({ 'x-forwarded-for': ipAddressOf(`${testId} ${retry} ${repeatEachIndex}`) }),
  page: async ({ page, connection }, use) => {
    await page.addInitScript((known) => {
      Object.defineProperty(navigator, 'connection', { value: known })
    }, connection)
    await use(page)
  },
})

export { expect, type Page }

/** Options of `test.use` for a visitor without a preference for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** A value that the global setup has put into the environment. */
export function setting(name: 'TEST_SITE_URL' | 'TEST_DATA_DIR' | 'TEST_MAIL_FOLDER'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the global setup has not run`)
  return value
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Hydrates the page at once, like a visitor's first interaction, and waits for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await page.locator('html[data-hydrated]').waitFor()
}

/** An IP address in 10.0.0.0/8, derived from a name. */
function ipAddressOf(name: string): string {
  const [a, b, c] = createHash('sha256').update(name).digest()
  return `10.${a}.${b}.${c}`
}
