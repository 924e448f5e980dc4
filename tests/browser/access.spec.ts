import { pagesOfEachMake as pages, post } from '../fixtures/site-paths.ts'
import { expect, hydrated, type Page, test } from './site.ts'

// What axe cannot see, at the cost of one visit for each page.

/** More than any page has between its first and its last control. */
const MAX_STEPS = 500

interface Stop {
  /** What has the focus, in words. */
  name: string
  inMain: boolean
  faults: string[]
}

for (const path of pages) {
  test(`${path} can be walked by keyboard, with the focus in view; all has a name`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await expectNames(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    expect(await faultsOnTheWay(page, 'Tab')).toEqual([])
  })
}

test('the way back by keyboard leads under no fixed header', async ({ page }) => {
  for (const path of ['/', '/contact', post.path]) {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    expect(await faultsOnTheWay(page, 'Shift+Tab'), path).toEqual([])
  }
})

test('forced colors show what is chosen, where a field is, and what has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  for (const [path, chosen, other] of [
    ['/pricing', 'label:has(:checked)', 'label:has([value=annual])'],
    ['/integrations', '[aria-current=page]', 'nav a:not([aria-current])'],
    ['/products/ai-chat', 'label:has(:checked)', 'label:not(:has(:checked))'],
    ['/blogs', '#categories [aria-current]', '#categories a:not([aria-current])'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const colors = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor, color, outlineColor } = getComputedStyle(element)
          return { backgroundColor, borderTopColor, color, outlineColor }
        })
    const canvas = (await colors('html')).backgroundColor
    const marked = await colors(`main ${chosen}`)
    expect(marked.backgroundColor, path).not.toBe((await colors(`main ${other}`)).backgroundColor)
    expect(marked.color, path).not.toBe(marked.backgroundColor)
    expect(marked.outlineColor, path).toBe((await colors('h1')).color)
    if (path !== '/blogs') continue
    expect((await colors('main input[name=q]')).borderTopColor).not.toBe(canvas)
    await page.locator('main input[name=q]').focus()
    expect((await colors('main input[name=q]')).outlineColor).not.toBe(canvas)
  }
})

/** Everything that takes part has a name in the accessibility tree, and the landmarks are there. */
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

/** The waitlist page hides the footer. */
function isBare(path: string): boolean {
  return path === '/join-waitlist'
}

/** Goes through the whole content from its one end to the other, and says what is wrong on the way. */
async function faultsOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`))
    if (!stop.inMain) return faults
  }
  return [...faults, 'there is no way out of the content']
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
