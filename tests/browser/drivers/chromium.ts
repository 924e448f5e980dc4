import { chromium, type Page } from '@playwright/test'
import type { Driver } from './driver.ts'
import { tabOf } from './page-tab.ts'

/** Chromium by Playwright, with the options of its configuration, and animations as in the other engines. */
export async function startChromium(recorder: string): Promise<Driver> {
  const browser = await chromium.launch()
  // Kept, because its first pages load and compile all scripts.
  const context = await browser.newContext({
    reducedMotion: 'no-preference',
    permissions: ['clipboard-write'],
  })
  await context.addInitScript(recorder)
  let page: Page | undefined
  return {
    async newTab() {
      const opened = await context.newPage()
      await page?.close()
      page = opened
      return tabOf(opened, (width, height) => opened.setViewportSize({ width, height }))
    },
    close: () => browser.close(),
  }
}
