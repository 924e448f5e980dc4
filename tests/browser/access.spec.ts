import { pagesOfEachMake as pages } from '../running/site-paths.ts'
import { expect, hydrated, type Page, test } from './site.ts'

// Every page in one context: what axe cannot see, at the cost of one visit each.

/** More than any page has between its first and its last control. */
const mostSteps = 150

interface Stop {
  /** What has the focus, in words. */
  name: string
  inMain: boolean
  faults: string[]
}

test('every page can be walked by keyboard, with the focus in view', async ({ page }) => {
  test.setTimeout(400_000)
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    const faults: string[] = []
    let steps = 0
    for (; steps < mostSteps; steps += 1) {
      await page.keyboard.press('Tab')
      const stop = await stopOf(page)
      faults.push(...stop.faults.map((fault) => `${path}: ${stop.name}: ${fault}`))
      if (!stop.inMain) break
    }
    expect(steps, `${path} has a way out of its content`).toBeLessThan(mostSteps)
    expect(faults).toEqual([])
  }
})

test('everything that takes part has a name in the accessibility tree', async ({ page }) => {
  test.setTimeout(240_000)
  const devtools = await page.context().newCDPSession(page)
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] }
    const shown = nodes.filter(({ ignored }) => !ignored)
    const roleOf = (node: AXNode) => node.role?.value ?? ''
    const nameless = shown.filter((node) => named.has(roleOf(node)) && !node.name?.value?.trim())
    expect(nameless.map(roleOf), path).toEqual([])
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = shown.filter((node) => roleOf(node) === role).length
      expect(count, `${path}: ${role}`).toBe(role === 'contentinfo' && isBare(path) ? 0 : 1)
    }
    const regions = shown.filter((node) => roleOf(node) === 'navigation')
    const names = regions.map((node) => node.name?.value ?? '')
    expect(new Set(names).size, `${path}: ${names}`).toBe(names.length)
  }
})

interface AXNode {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
}

const named = new Set([
  ...['link', 'button', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'switch'],
  ...['heading', 'image', 'img', 'dialog', 'navigation', 'region', 'table'],
])

/** Spec §2: the waitlist page hides the footer. */
function isBare(path: string): boolean {
  return path === '/join-waitlist'
}

/** Where the focus is, and whether a person can see it there (WCAG 2.2 SC 2.4.3, 2.4.7, 2.4.11). */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const main = document.querySelector('main')
    if (!(focused instanceof HTMLElement) || !main?.contains(focused)) {
      return { name: focused?.tagName ?? '', inMain: false, faults: [] }
    }
    const faults: string[] = []
    if (focused.tabIndex > 0) faults.push('is out of order')
    const label = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0]
    const own = focused.getBoundingClientRect()
    const box = own.width < 4 && label ? label.getBoundingClientRect() : own
    const seen = [0.5, 0.05, 0.95].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        return top && (focused.contains(top) || label?.contains(top) || top.contains(focused))
      }),
    )
    if (!seen) faults.push(`is covered or out of view at ${box.left}, ${box.top}`)
    const around = [
      ...[focused, focused.parentElement, focused.closest('article, li')],
      ...[label, label?.parentElement, focused.nextElementSibling],
    ]
    const isMarked = around.some((element) => {
      if (!element) return false
      return [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      })
    })
    // The parts of a date field take the focus in turn, and the browser marks them itself.
    const marksItself = (focused as HTMLInputElement).type === 'datetime-local'
    if (!isMarked && !marksItself) faults.push('shows no focus')
    return { name: focused.outerHTML.slice(0, 100), inMain: true, faults }
  })
}
