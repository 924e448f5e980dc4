import { expect, open, type Page, test } from './site.ts'

const menus = [
  { name: 'Product', id: 'menu-product', width: 800, items: 6, target: '/products/ai-chat' },
  {
    name: 'Solutions',
    id: 'menu-solutions',
    width: 256,
    items: 2,
    target: '/solutions/developers',
  },
]

const trigger = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

/** What the browser tells assistive technology about a popover's button: it needs no attribute. */
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

for (const { name, id, width, items, target } of menus) {
  test.describe(`the ${name} menu`, () => {
    const panel = (page: Page) => page.locator(`#${id}`)

    test('opens by hovering, stays while the pointer is on it, and closes after it', async ({
      page,
    }) => {
      await open(page, '/company')
      await expect(panel(page)).toBeHidden()
      await trigger(page, name).hover()
      await expect(panel(page)).toBeVisible()
      await panel(page).getByRole('link').last().hover()
      await expect(panel(page)).toBeVisible()
      await page.mouse.move(640, 700)
      await expect(panel(page)).toBeHidden()
    })

    test('is as wide as specified and inside the window', async ({ page }) => {
      await open(page, '/company')
      await trigger(page, name).hover()
      for (const window of [1280, 1024]) {
        await page.setViewportSize({ width: window, height: 800 })
        const box = await panel(page).boundingBox()
        expect(box?.width).toBe(width)
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + width).toBeLessThanOrEqual(window)
      }
      await expect(panel(page).getByRole('link')).toHaveCount(items)
    })

    test('goes away by Escape while it is hovered, until the pointer has left', async ({
      page,
    }) => {
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

    test('is used by keyboard alone; Escape closes it and gives the focus back', async ({
      page,
    }) => {
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

    test('closes when one of its links was followed, by keyboard', async ({ page }) => {
      await open(page, '/company')
      await trigger(page, name).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(target)
      await expect(panel(page)).toBeHidden()
      await expect(page.locator('main')).toBeFocused()
    })

    test('closes when one of its links was followed, by pointer', async ({ page }) => {
      await open(page, '/company')
      await trigger(page, name).hover()
      await panel(page).getByRole('link').first().click()
      await expect(page).toHaveURL(target)
      await expect(panel(page)).toBeHidden()
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
}

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

    test('the header stays at the top and is dark past 50 px only', async ({ page }) => {
      await page.goto('/services')
      const header = page.getByRole('banner')
      const opacity = () =>
        header.evaluate((element) => {
          const { backgroundColor } = getComputedStyle(element)
          return Number(/([\d.]+)\)$/.exec(backgroundColor.replace(/^rgb\(.*/, '1)'))?.[1])
        })
      expect(await opacity()).toBe(0)
      for (const [top, isDark] of [
        [50, false],
        [60, true],
        [2000, true],
        [0, false],
      ] as const) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect.poll(async () => (await opacity()) > 0.9, `at ${top} px`).toBe(isDark)
        expect(await opacity()).toBeLessThan(1)
        expect((await header.boundingBox())?.y).toBe(0)
      }
    })
  })
}

test('the header leads home, to every direct page, and to the waitlist', async ({ page }) => {
  await open(page, '/terms')
  const header = page.getByRole('banner')
  for (const path of ['/integrations', '/company', '/careers', '/pricing', '/contact', '/']) {
    await header.locator(`a[href="${path}"]:visible`).click()
    await expect(page).toHaveURL(path)
  }
  await header.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/join-waitlist')
})
