import type { Browser } from '@playwright/test'
import { type Page, setting, test as siteTest } from './site.ts'

/**
 * `test` with one page per worker, with or without script, because a new page and its scripts and fonts
 * would take longer than the test.
 */
export const test = siteTest.extend<
  object,
  { pageOf: (scripts: 'with' | 'without') => Promise<Page> }
>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>()
      await use((scripts) => {
        const opened = pages.get(scripts) ?? openPage(browser, scripts === 'with')
        pages.set(scripts, opened)
        return opened
      })
    },
    { scope: 'worker' },
  ],
})

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: setting('TEST_SITE_URL'),
    javaScriptEnabled,
  })
  return context.newPage()
}
