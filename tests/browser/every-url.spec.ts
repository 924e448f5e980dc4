import { onePagePerTemplate, post, type SitePath, sitePaths } from '../fixtures/site-paths.ts'
import { axeViolations } from './axe.ts'
import { expectKeyboardAccess } from './keyboard-access.ts'
import { expectRoomForLargeText } from './large-text.ts'
import { expect, hydrated, type Page, setting } from './site.ts'
import { expectRoomForText } from './text-spacing.ts'
import { test } from './worker-page.ts'

const height = 800
const walked: readonly SitePath[] = [
  ...sitePaths,
  { path: '/styleguide', status: 200, canonical: 'none' },
]
/** Pages that axe also checks at phone width, where only the layout differs. */
const phonePaths = ['/', '/pricing', '/contact', '/blogs', post.path, '/products/ai-chat']

for (const sitePath of walked) {
  test(sitePath.path, async ({ pageOf }) => {
    const page = await pageOf('with')
    const isAlike = looksLikeAnother(sitePath.path)
    await page.emulateMedia({ reducedMotion: isAlike ? 'reduce' : 'no-preference' })
    await page.setViewportSize({ width: isAlike ? 360 : 1280, height })
    const problems = await visit(page, sitePath)
    await hydrated(page)
    await expectHead(page, sitePath)
    expect(await overflowOf(page)).toEqual([])
    expect(await exposedInPictures(page)).toEqual([])
    if (!isAlike) {
      expect(await axeViolations(page)).toEqual([])
      await page.setViewportSize({ width: 360, height })
      expect(await overflowOf(page)).toEqual([])
    }
    if (phonePaths.includes(sitePath.path)) {
      expect(await axeViolations(page)).toEqual([])
    }
    if (onePagePerTemplate.includes(sitePath.path)) {
      await expectRoomForText(page)
      await page.setViewportSize({ width: 1280, height })
      await expectKeyboardAccess(page, sitePath.path)
      await expectRoomForLargeText(page)
    }
    if (!isAlike || sitePath.path.startsWith('/products/')) {
      expect(await hiddenByForcedColors(page)).toEqual([])
    }
    await expectNothingStored(page)
    expect(problems).toEqual([])
  })
}

test.describe('JavaScript off', () => {
  // tests/endpoints checks the content over HTTP; this checks the layout.
  for (const sitePath of sitePaths.filter(({ path }) => onePagePerTemplate.includes(path))) {
    test(sitePath.path, async ({ pageOf }) => {
      const page = await pageOf('without')
      // 320 px: WCAG 2.2 SC 1.4.10.
      await page.setViewportSize({ width: 320, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const problems = await visit(page, sitePath)
      await expect(page.locator('h1')).toBeVisible()
      expect(await timedMotionOf(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
      await page.setViewportSize({ width: 360, height })
      expect(await smallTextOf(page)).toEqual([])
      expect(problems).toEqual([])
    })
  }
})

/** Another view of a page, or another page of the same template. */
function looksLikeAnother(path: string): boolean {
  const isOwnState = /no-such-article|^\/newsletter\/|^\/styleguide/.test(path)
  return !isOwnState && !onePagePerTemplate.includes(path)
}

/** Texts that forced colors show in the color of their backplate. */
async function hiddenByForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const hidden = await page.locator('main *').evaluateAll((all) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return all
      .filter((one) => one.checkVisibility() && one.innerHTML === one.textContent?.trim())
      .filter((one) => one.textContent !== '')
      .filter((one) => {
        const { color, forcedColorAdjust } = getComputedStyle(one)
        return color === canvas && forcedColorAdjust !== 'none'
      })
      .map((one) => one.outerHTML.slice(0, 120))
  })
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
  return hidden
}

/** Expects that nothing is stored in the browser but scroll positions, as /cookies says. */
async function expectNothingStored(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual([])
}

/** Opens a page and collects its errors, its warnings, and its requests to other sites. */
async function visit(page: Page, { path, status }: SitePath): Promise<string[]> {
  const problems: string[] = []
  const own = new URL(path, setting('TEST_SITE_URL')).href
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const) {
    page.removeAllListeners(event)
  }
  page.on('console', (message) => {
    // The 404 of the document itself is expected.
    const isDocument = status >= 400 && message.location().url === own
    if (/^(error|warning)$/.test(message.type()) && !isDocument) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(setting('TEST_SITE_URL'))
    if (!isOwn) problems.push(`to another site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // After a resize, another image size is loaded and the pending request is canceled.
    const isLetGo = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isLetGo) problems.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== own) {
      problems.push(`${response.status()}: ${response.url()}`)
    }
  })
  const response = await page.goto(path)
  // A page that was opened before responds 304.
  expect([status, status === 200 ? 304 : status]).toContain(response?.status())
  return problems
}

/** Checks the parts of the head that script may change; tests/endpoints/pages.test.ts has the rest. */
async function expectHead(page: Page, { path, status, canonical }: SitePath): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{70,160}$/)
  const link = page.locator('link[rel=canonical]')
  const url = setting('TEST_SITE_URL') + (canonical ?? path)
  if (status === 200 && canonical !== 'none') await expect(link).toHaveAttribute('href', url)
  else await expect(link).toHaveCount(0)
}

/** Elements that are wider than the window. */
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

/**
 * What is in an element with the role `img` and not hidden. Firefox exposes it, so that a screen reader would read it
 * after the alternative.
 */
function exposedInPictures(page: Page): Promise<string[]> {
  return page
    .locator('[role=img] :not([aria-hidden=true], [aria-hidden=true] *)')
    .evaluateAll((all) => all.flatMap(({ textContent }) => textContent?.trim() || []))
}

/** Elements whose transitions or animations take time. That of the header follows scrolling. */
function timedMotionOf(page: Page): Promise<string[]> {
  return page.locator('body :not(.site-header)').evaluateAll((all) =>
    all.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part || null)
        const isStill = !/[1-9]/.test(transitionDuration + animationDuration)
        return isStill ? [] : `${element.className}${part}`
      }),
    ),
  )
}

/** Text smaller than 12 px, including labels of scaled drawings. */
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
