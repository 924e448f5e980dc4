import AxeBuilder from '@axe-core/playwright'
import { sitePaths } from '../running/site-paths.ts'
import { expect, hydrated, type Page, setting, test } from './site.ts'

for (const width of [360, 1280]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled })

      for (const { path, status, canonical } of sitePaths) {
        test(path, async ({ page }) => {
          const troubles = troublesOf(page, path, status)
          const answer = await page.goto(path)
          expect(answer?.status()).toBe(status)
          if (javaScriptEnabled) await hydrated(page)

          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.locator('main')).toHaveCount(1)
          expect((await page.title()).trim()).not.toBe('')
          const description = await page.locator('meta[name=description]').getAttribute('content')
          expect(description?.length).toBeGreaterThanOrEqual(70)
          expect(description?.length).toBeLessThanOrEqual(160)
          if (status === 200) {
            await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
              'href',
              setting('TEST_SITE_URL') + (canonical ?? path),
            )
          } else {
            await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
            await expect(page.locator('main').getByRole('link')).not.toHaveCount(0)
          }
          expect(await overflowOf(page)).toEqual([])
          if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
          expect(troubles).toEqual([])
        })
      }
    })
  }
}

/** Collects whatever goes wrong on a page from now on. The status of the document is no trouble. */
function troublesOf(page: Page, path: string, status: number): string[] {
  const troubles: string[] = []
  const own = new URL(path, setting('TEST_SITE_URL')).href
  page.on('console', (message) => {
    const isDocument = status >= 400 && message.location().url === own
    if (/^(error|warning)$/.test(message.type()) && !isDocument) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== own) {
      troubles.push(`${response.status()}: ${response.url()}`)
    }
  })
  return troubles
}

/** What makes the page wider than its window. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .slice(0, 5)
    return [`${scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** What axe finds by all of its rules, once nothing fades any more. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
