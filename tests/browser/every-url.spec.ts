import { otherDocuments, type SitePath, sitePaths } from '../running/site-paths.ts'
import { axeViolations } from './axe.ts'
import { expect, hydrated, type Page, setting, test } from './site.ts'

const height = 800
const walked: readonly SitePath[] = [
  ...sitePaths,
  ...otherDocuments,
  { path: '/styleguide', status: 200 },
]

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const address of walked) {
      test(address.path, async ({ page }) => {
        const troubles = await visit(page, address)
        await hydrated(page)
        await expectHead(page, address)
        expect(await overflowOf(page)).toEqual([])
        expect(await axeViolations(page)).toEqual([])
        expect(troubles).toEqual([])
      })
    }
  })
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of sitePaths) {
    test(address.path, async ({ page }) => {
      const troubles = await visit(page, address)
      await expectHead(page, address)
      // 320 px: WCAG 2.2 SC 1.4.10.
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height })
        await expect(page.locator('h1')).toBeVisible()
        expect(await overflowOf(page)).toEqual([])
        if (width === 360) expect(await smallTextOf(page)).toEqual([])
      }
      expect(troubles).toEqual([])
    })
  }
})

/** Opens a page, and collects whatever goes wrong on it from then on. */
async function visit(page: Page, { path, status }: SitePath): Promise<string[]> {
  const troubles: string[] = []
  const own = new URL(path, setting('TEST_SITE_URL')).href
  page.on('console', (message) => {
    // That the document is a 404 is what such a page is for.
    const isDocument = status >= 400 && message.location().url === own
    if (/^(error|warning)$/.test(message.type()) && !isDocument) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('requestfailed', (request) => {
    // A window that changes its size asks for another picture, and lets go of the one on its way.
    const isLetGo = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isLetGo) troubles.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== own) {
      troubles.push(`${response.status()}: ${response.url()}`)
    }
  })
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  return troubles
}

async function expectHead(page: Page, { path, status, canonical }: SitePath): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main').getByRole('link')).not.toHaveCount(0)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{70,160}$/)
  const link = page.locator('link[rel=canonical]')
  const address = setting('TEST_SITE_URL') + (canonical ?? path)
  if (status === 200 && canonical !== 'none') await expect(link).toHaveAttribute('href', address)
  else await expect(link).toHaveCount(0)
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

/** Words that are drawn smaller than 12 px: text, and labels of drawings that shrink with the window. */
function smallTextOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element?.checkVisibility()) continue
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < 11.95) small.push(`${size.toFixed(1)} px: ${node.textContent.trim()}`)
    }
    return small
  })
}
