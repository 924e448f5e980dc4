import { type BrowserContext, chromium } from '@playwright/test'
import type { Driver } from './driver.ts'
import { tabOf } from './page-tab.ts'

/** Chromium by Playwright, with the options of its configuration, and animations as in the other engines. */
export async function startChromium(recorder: string): Promise<Driver> {
  const browser = await chromium.launch()
  let context: BrowserContext | undefined
  return {
    async newTab() {
      await context?.close()
      context = await browser.newContext({
        reducedMotion: 'no-preference',
        permissions: ['clipboard-write'],
      })
      await context.addInitScript(recorder)
      const page = await context.newPage()
      return tabOf(page, (width, height) => page.setViewportSize({ width, height }))
    },
    close: () => browser.close(),
  }
}
