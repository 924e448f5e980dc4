import { expect, open, type Page, test, withMotion } from './site.ts'

// cross-browser/menus.spec.ts and cross-browser/header.spec.ts have what differs between engines.

const menus = [
  { name: 'Product', id: 'menu-product', target: '/products/ai-chat' },
  { name: 'Solutions', id: 'menu-solutions', target: '/solutions/developers' },
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

test('a clicked menu is where the hovered one was', async ({ page }) => {
  await open(page, '/company')
  for (const { name, id } of menus) {
    const panel = page.locator(`#${id}`)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await trigger(page, name).hover()
      const hovered = await panel.boundingBox()
      await trigger(page, name).click()
      await expect(panel).toHaveCSS('position', 'fixed')
      expect(await panel.boundingBox()).toEqual(hovered)
      await page.mouse.click(640, 700)
    }
  }
})

test.describe('a menu', () => {
  const [{ name, id, target }] = menus
  const panel = (page: Page) => page.locator(`#${id}`)

  test('has a button that announces whether it is open', async ({ page }) => {
    await open(page, '/company')
    await trigger(page, name).hover()
    await expect.poll(() => saysExpanded(page, name)).toBe(true)
    await page.mouse.move(640, 700)
    await expect.poll(() => saysExpanded(page, name)).toBe(false)
    await trigger(page, name).press('Enter')
    await expect.poll(() => saysExpanded(page, name)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => saysExpanded(page, name)).toBe(false)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header is fixed, and past 50 px dark with a blurred backdrop', async ({ page }) => {
    await page.goto('/services')
    const header = page.getByRole('banner')
    // The color is mixed from the theme's; the browser chooses how to write it.
    const [clear, dark] = [/[,/] 0\)$/, /[,/] 0\.93\)$/]
    const [sharp, blurred] = [/none|blur\(0px\)/, /blur\(16px\)/]
    for (const [top, background, blur] of [
      [0, clear, sharp],
      [50, clear, sharp],
      [60, dark, blurred],
      [2000, dark, blurred],
      [0, clear, sharp],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect(header, `at ${top} px`).toHaveCSS('background-color', background)
      await expect(header, `at ${top} px`).toHaveCSS('backdrop-filter', blur)
      expect((await header.boundingBox())?.y).toBe(0)
    }
  })
})

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
