import { expect, hydrated, open, type Page, test, withMotion } from './site.ts'

const figures = ['500K+', '150+', '300K+', '99%']
const figure = (page: Page) => page.locator('dl').first().locator('dd:first-of-type')

/** Changes of the figures' text and started animations since the page began. */
const changes = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'changes') as { texts: string[]; drawn: string[] })

async function recordChanges(page: Page) {
  await page.addInitScript(() => {
    const changes = { texts: [] as string[], drawn: [] as string[] }
    Object.assign(window, { changes })
    const figureAt = (node: EventTarget | null) =>
      (node instanceof Element ? node : (node as Node | null)?.parentElement)?.closest('dd')
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        if (figureAt(target) && (target.nodeType === Node.TEXT_NODE || removedNodes.length > 0)) {
          changes.texts.push(target.textContent ?? '')
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'translate') changes.drawn.push(figureAt(target)?.textContent ?? '')
    })
  })
}

async function expectInPlace(page: Page) {
  await expect(figure(page)).toHaveText(figures)
  for (const each of await figure(page).all()) {
    await expect(each).toHaveCSS('translate', 'none')
  }
}

/** Waits until all intersection observers of the figures have been called. */
async function observersCalled(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const list = document.querySelector('dl')
        new IntersectionObserver((_, watcher) => {
          watcher.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }).observe(list ?? document.body)
      }),
  )
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('a figure below the fold is animated once, and its text never changes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await recordChanges(page)
    await open(page, '/')
    await observersCalled(page)
    for (let time = 0; time < 2; time += 1) {
      await figure(page).last().scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 100)
      await expect.poll(async () => (await changes(page)).drawn.sort()).toEqual([...figures].sort())
      await page.evaluate(() => scrollTo(0, 0))
      await observersCalled(page)
    }
    await expectInPlace(page)
    expect((await changes(page)).texts).toEqual([])
  })

  test('a figure in view when script starts is not animated', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await recordChanges(page)
    await open(page, '/#demo')
    await observersCalled(page)
    expect(await changes(page)).toEqual({ texts: [], drawn: [] })
    await expectInPlace(page)
  })
})

for (const [name, options] of [
  ['with reduced motion', {}],
  ['without JavaScript', { ...withMotion, javaScriptEnabled: false }],
] as const) {
  test.describe(name, () => {
    test.use(options)

    test('a figure below the fold is not animated', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 300 })
      await page.goto('/')
      if (!('javaScriptEnabled' in options)) {
        await hydrated(page)
        await observersCalled(page)
      }
      await expectInPlace(page)
    })
  })
}

const badge = (page: Page) => page.getByRole('complementary')

test('clearing drafts shows a hidden badge again', async ({ page }) => {
  await open(page, '/')
  await badge(page).getByRole('button').click()
  await open(page, '/cookies')
  await page.getByRole('button', { name: 'Clear drafts' }).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(badge(page)).toBeVisible()
})

test('hiding the badge by keyboard keeps the focus in place', async ({ page }) => {
  await open(page, '/')
  await badge(page).getByRole('button').press('Enter')
  await expect(badge(page)).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').nth(0)).toBeFocused()
})

test('the badge is visible at every width and scroll position, and covers no text or control', async ({
  page,
}) => {
  await open(page, '/')
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    const home = await badge(page).boundingBox()
    for (const top of [300, 2000, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      expect(await badge(page).boundingBox(), `${width} px`).toEqual(home)
      await expect(badge(page)).toBeInViewport({ ratio: 1 })
    }
    expect(await focusedUnderBadge(page), `${width} px`).toEqual([])
    await expect(badge(page)).toBeVisible()
    expect(await textBesideBadge(page), `${width} px`).toEqual([])
  }
})

/** Focuses each control and returns those that the badge covers partly. */
function focusedUnderBadge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const badge = document.querySelector('aside')
    const covers = (element: Element) => {
      const a = element.getBoundingClientRect()
      const b = badge?.getBoundingClientRect() ?? new DOMRect()
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      if (left >= right || top >= bottom) return false
      return badge?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, select')
    return [...controls].flatMap((control) => {
      control.focus()
      const isCovered =
        document.activeElement === control && !badge?.contains(control) && covers(control)
      return isCovered ? [control.outerHTML.slice(0, 120)] : []
    })
  })
}

/** The headings and paragraphs in the badge's columns, unless it is in the header. */
function textBesideBadge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('aside')?.getBoundingClientRect() ?? new DOMRect()
    const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
    if (box.top >= header.top && box.bottom <= header.bottom) return []
    // The lines of code that a request passes reach the edges of the window, but their texts don't.
    const inExploit = '.exploit-part :is(.exploit-layer, code)'
    const texts = `h1, h2, h3, p, li:not(.exploit-part li), ${inExploit}, dd, dt`
    return [...document.querySelectorAll(`main :is(${texts})`)]
      .filter((text) => !text.closest('.aside, aside'))
      .filter((text) => {
        const { left, width } = text.getBoundingClientRect()
        // Neither hidden text nor an element without a box of its own.
        return width > 1 && left < box.right
      })
      .map((text) => text.textContent?.slice(0, 60) ?? '')
  })
}

test('the calls to action have the right targets', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sign Up', exact: true }).first()).toHaveAttribute(
    'href',
    '/join-waitlist',
  )
  await expect(main.getByRole('link', { name: 'Schedule Demo' }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await main.getByRole('link', { name: 'Explore All Integrations' }).click()
  await expect(page).toHaveURL('/integrations')
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the badge covers nothing at the end of the page', async ({ page }) => {
    await page.goto('/')
    await expect(badge(page)).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click({ trial: true })
  })
})
