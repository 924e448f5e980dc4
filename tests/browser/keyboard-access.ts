import { expect, type Page } from './site.ts'

// Checks that axe does not have.

/** More than the number of controls on any page. */
const MAX_STEPS = 500

interface Stop {
  /** A description of the focused element. */
  name: string
  inMain: boolean
  faults: string[]
}

/** Checks the names of all controls, and moves the focus through the whole page, from the link to its content on. */
export async function expectKeyboardAccess(page: Page, path: string): Promise<void> {
  await expectNames(page, path)
  expect(await ambiguousLinks(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  expect(await keyboardProblems(page, 'Tab')).toEqual([])
}

/** Expects accessible names for all controls, and the landmarks. */
async function expectNames(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] }
  await devtools.detach()
  const shown = nodes.filter(({ ignored }) => !ignored)
  const roleOf = (node: AXNode) => node.role?.value ?? ''
  const nameless = shown.filter((node) => named.has(roleOf(node)) && !node.name?.value?.trim())
  expect(nameless.map(roleOf)).toEqual([])
  for (const role of ['banner', 'main', 'contentinfo']) {
    const count = shown.filter((node) => roleOf(node) === role).length
    expect(count, role).toBe(role === 'contentinfo' && isBare(path) ? 0 : 1)
  }
  const regions = shown.filter((node) => roleOf(node) === 'navigation')
  const names = regions.map((node) => node.name?.value ?? '')
  expect(new Set(names).size, String(names)).toBe(names.length)
}

interface AXNode {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
}

const named = new Set([
  ...['link', 'button', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'switch'],
  ...['heading', 'image', 'img', 'dialog', 'navigation', 'region', 'table'],
])

/** Names that two links in the content share, although they lead to different places (SC 2.4.4). */
function ambiguousLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (!link.checkVisibility()) continue
      const name = (link.ariaLabel ?? link.textContent).trim().replace(/\s+/g, ' ')
      targets.set(name, (targets.get(name) ?? new Set()).add(link.href))
    }
    return [...targets].filter(([, { size }]) => size > 1).map(([name]) => name)
  })
}

/** The waitlist page hides the footer. */
function isBare(path: string): boolean {
  return path === '/join-waitlist'
}

/** Moves the focus through the whole page and returns the problems. */
export async function keyboardProblems(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`))
    if (!stop.inMain) return faults
  }
  return [...faults, 'there is no way out of the content']
}

/** The focused element, and whether its focus is visible (WCAG 2.2 SC 2.4.3, 2.4.7, 2.4.11). */
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
        const { outlineStyle, outlineWidth, filter } = getComputedStyle(element, part)
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
        // A ring around a shape that isn't a box.
        return hasOutline || filter.startsWith('drop-shadow')
      })
    })
    // The browser itself shows the focus in the parts of a date field.
    const marksItself = (focused as HTMLInputElement).type === 'datetime-local'
    if (!isMarked && !marksItself) faults.push('shows no focus')
    if (isRingCut(focused)) faults.push('has a ring that is cut off')
    return { name: focused.outerHTML.slice(0, 100), inMain: true, faults }

    /** Whether an ancestor clips the element's outline at the start, where nothing can be scrolled to. */
    function isRingCut(element: HTMLElement): boolean {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      if (outlineStyle === 'none' || ring <= 0) return false
      const left = element.getBoundingClientRect().left - ring
      for (let box = element.parentElement; box && box !== main; box = box.parentElement) {
        const isClipping = getComputedStyle(box).overflowX !== 'visible'
        if (isClipping && left < box.getBoundingClientRect().left - 0.5) return true
      }
      return false
    }
  })
}
