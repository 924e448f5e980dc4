import { expect, open, type Page, test, withMotion } from './site.ts'

const menus = [
  { name: 'Product', id: 'menu-product', width: 800, items: 6, target: '/products/ai-chat' },
  {
    name: 'Solutions',
    id: 'menu-solutions',
    width: 256,
    items: 2,
    target: '/solutions/developers',
  },
] as const

const trigger = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

/** The expanded state of a popover's button, which browsers expose without an attribute. */
async function saysExpanded(page: Page, accessibleName: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName,
    role: 'button',
  })
  const state = nodes[0]?.properties?.find((property) => property.name === 'expanded')
  return state?.value.value
}

test('each menu has its width and links, is aligned with its name, and is inside the window', async ({
  page,
}) => {
  await open(page, '/company')
  for (const { name, id, width, items, target } of menus) {
    const panel = page.locator(`#${id}`)
    for (const window of [1024, 1280, 1920]) {
      await page.setViewportSize({ width: window, height: 800 })
      await trigger(page, name).hover()
      const hovered = await panel.boundingBox()
      expect(hovered?.width).toBe(width)
      expect(hovered?.x).toBeGreaterThanOrEqual(0)
      expect((hovered?.x ?? 0) + width).toBeLessThanOrEqual(window)
      const label = await trigger(page, name).boundingBox()
      // A narrower window moves a wide menu to the left.
      if (window >= 1280) expect(hovered?.x).toBeCloseTo((label?.x ?? 0) + 12, 0)
      await trigger(page, name).click()
      await expect(panel).toHaveCSS('position', 'fixed')
      expect(await panel.boundingBox()).toEqual(hovered)
      await page.mouse.click(640, 700)
    }
    await expect(panel.locator('li')).toHaveCount(items)
    await expect(panel.locator('a').first()).toHaveAttribute('href', target)
  }
})

test.describe('a menu', () => {
  const [{ name, id, items, target }] = menus
  const panel = (page: Page) => page.locator(`#${id}`)

  test('opens by hovering, stays while the pointer is on it, and closes after it', async ({
    page,
  }) => {
    await open(page, '/company')
    await expect(panel(page)).toBeHidden()
    await trigger(page, name).hover()
    await expect(panel(page)).toBeVisible()
    expect(await saysExpanded(page, name)).toBe(true)
    await panel(page).getByRole('link').last().hover()
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(panel(page)).toBeHidden()
    expect(await saysExpanded(page, name)).toBe(false)
  })

  test.describe('with motion', () => {
    test.use(withMotion)

    test('stays closed after following a link, although the browser reports a false pointerout', async ({
      page,
    }) => {
      await open(page, '/company')
      await trigger(page, name).hover()
      await panel(page).getByRole('link').first().click()
      await expect(page).toHaveURL(target)
      await expect(panel(page)).toBeHidden()
      // As Firefox does during a view transition.
      await page
        .locator(`[data-menu=${id}]`)
        .dispatchEvent('pointerout', { relatedTarget: null, bubbles: true })
      await expect(panel(page)).toBeHidden()
      await page.mouse.move(640, 700)
      await trigger(page, name).hover()
      await expect(panel(page)).toBeVisible()
    })
  })

  test('closes by Escape while hovered, until the pointer leaves', async ({ page }) => {
    await open(page, '/company')
    await trigger(page, name).hover()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await page.mouse.move(640, 700)
    await trigger(page, name).hover()
    await expect(panel(page)).toBeVisible()
  })

  test('opens by a click and closes by one outside', async ({ page }) => {
    await open(page, '/company')
    await trigger(page, name).click()
    await page.mouse.move(640, 700)
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(panel(page)).toBeHidden()
  })

  test('works by keyboard; Escape closes it and restores the focus', async ({ page }) => {
    await open(page, '/company')
    await trigger(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    expect(await saysExpanded(page, name)).toBe(true)
    for (let index = 0; index < items; index += 1) {
      await page.keyboard.press('Tab')
      await expect(panel(page).getByRole('link').nth(index)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    expect(await saysExpanded(page, name)).toBe(false)
    await expect(trigger(page, name)).toBeFocused()
  })

  test('closes after following a link by keyboard', async ({ page }) => {
    await open(page, '/company')
    await trigger(page, name).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
  })

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
    })
    const page = await context.newPage()
    await page.goto('/company')
    await trigger(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await trigger(page, name).hover()
    await panel(page).getByRole('link').first().click()
    await expect(page).toHaveURL(target)
    await context.close()
  })
})

test('only one menu is open at a time', async ({ page }) => {
  await open(page, '/company')
  await trigger(page, 'Product').focus()
  await page.keyboard.press('Enter')
  await trigger(page, 'Solutions').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-solutions')).toBeVisible()
  await expect(page.locator('#menu-product')).toBeHidden()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scrolling, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the header is fixed, and past 50 px dark with a blurred backdrop', async ({ page }) => {
      await page.goto('/services')
      const header = page.getByRole('banner')
      for (const [top, background, blur] of [
        [0, 'rgba(0, 0, 0, 0)', /none|blur\(0px\)/],
        [50, 'rgba(0, 0, 0, 0)', /none|blur\(0px\)/],
        [60, 'rgba(10, 11, 13, 0.8)', /blur\(16px\)/],
        [2000, 'rgba(10, 11, 13, 0.8)', /blur\(16px\)/],
        [0, 'rgba(0, 0, 0, 0)', /none|blur\(0px\)/],
      ] as const) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect(header, `at ${top} px`).toHaveCSS('background-color', background)
        await expect(header, `at ${top} px`).toHaveCSS('backdrop-filter', blur)
        expect((await header.boundingBox())?.y).toBe(0)
      }
    })
  })
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('the header does not need a scroll timeline', async ({ page }) => {
    await page.goto('/services')
    await page.evaluate(() => scrollTo(0, 60))
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true')
    const moved = await page
      .getByRole('banner')
      .evaluate(
        (header) =>
          header.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
      )
    expect(moved).toBe(0)
  })
})

test('the header links to the home page, the direct pages and the waitlist', async ({ page }) => {
  // tests/endpoints/links.test.ts requests every link.
  await page.goto('/terms')
  const header = page.getByRole('banner')
  for (const path of ['/integrations', '/company', '/careers', '/pricing', '/contact', '/']) {
    await expect(header.locator(`a[href="${path}"]:visible`)).toHaveCount(1)
  }
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/join-waitlist',
  )
})
