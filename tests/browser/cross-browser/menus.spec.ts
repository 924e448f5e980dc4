import { productMenu, solutionsMenu } from '#copy/navigation.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

const banner: Target = { role: 'banner', nth: 0 }
const below = { x: 640, y: 700 }

const menus = [
  {
    title: 'Product',
    width: 800,
    items: productMenu.length,
    first: '/products/ai-chat',
    last: '/services',
  },
  {
    title: 'Solutions',
    width: 256,
    items: solutionsMenu.length,
    first: '/solutions/developers',
    last: '/solutions/appsec',
  },
]

for (const menu of menus) {
  const trigger: Target = { role: 'button', name: menu.title, within: banner }
  const links: Target = { css: 'ul ul a[href]', within: banner }
  const first: Target = { css: `a[href="${menu.first}"]`, within: banner }
  const last: Target = { css: `a[href="${menu.last}"]`, within: banner }
  const hover = (visitor: Visitor) =>
    visitor.hover(
      trigger,
      `hovering opens the ${menu.title} menu`,
      async () => (await visitor.count(first)) > 0,
    )

  test.describe(`the ${menu.title} menu`, () => {
    test('opens by hovering, stays under the pointer, and closes after it', async ({ visitor }) => {
      await visitor.open('/company')
      await visitor.expectGone(first)
      await hover(visitor)
      await visitor.hover(last, 'the menu stays', async () => (await visitor.count(last)) > 0)
      await visitor.movePointer(below.x, below.y)
      await visitor.expectGone(first)
    })

    test('stands under its title and inside the window', async ({ visitor }) => {
      await visitor.open('/company')
      for (const width of [1920, 1280, 1024]) {
        await visitor.resize(width)
        await hover(visitor)
        await poll(() => visitor.on(links, shapeOfMenu)).toEqual({
          width: expect.closeTo(menu.width, -1),
          cut: [],
        })
      }
      await visitor.resize(1280)
      await hover(visitor)
      const title = await visitor.on(trigger, ([button]) => {
        const range = document.createRange()
        if (button) range.selectNodeContents(button)
        return range.getBoundingClientRect().left
      })
      await poll(
        async () => Math.abs((await visitor.box(first)).x - title),
        'the distance between the title and the first link',
      ).toBeLessThanOrEqual(2)
    })

    test('closes on Escape while hovered and reopens on the next hover', async ({ visitor }) => {
      await visitor.open('/company')
      await hover(visitor)
      await visitor.press('Escape')
      await visitor.expectGone(first)
      await visitor.movePointer(below.x, below.y)
      await hover(visitor)
    })

    test('opens by a click and closes by one outside', async ({ visitor }) => {
      await visitor.open('/company')
      await visitor.click(trigger)
      await visitor.movePointer(below.x, below.y)
      await visitor.expectSeen(first)
      await visitor.clickAt(below.x, below.y)
      await visitor.expectGone(first)
    })

    test('is used by keyboard alone; Escape closes it and gives the focus back', async ({
      visitor,
    }) => {
      await visitor.open('/company')
      await visitor.focus(trigger)
      await visitor.press('Enter')
      await visitor.expectCount(links, menu.items)
      for (let nth = 0; nth < menu.items; nth += 1) {
        await visitor.press('Tab')
        await visitor.expectFocus({ ...links, nth })
      }
      await visitor.press('Escape')
      await visitor.expectGone(first)
      await visitor.expectFocus(trigger)
      await visitor.press(' ')
      await visitor.expectSeen(first)
      await visitor.press('Tab')
      await visitor.expectFocus(first)
      await visitor.press('Enter')
      await visitor.expectPath(menu.first)
      await visitor.expectGone(last)
      await visitor.expectFocus({ role: 'main' })
    })

    test('closes when the focus leaves it', async ({ visitor }) => {
      await visitor.open('/company')
      await visitor.focus(trigger)
      await visitor.press('Enter')
      await visitor.expectSeen(first)
      await visitor.focus(last)
      await visitor.press('Tab')
      await visitor.expectGone(last)
      await poll(
        () =>
          visitor.on(trigger, ([button]) =>
            button?.parentElement?.contains(document.activeElement),
          ),
        'the menu has the focus',
      ).toBe(false)
    })

    test('is closed on the page that its link leads to, although it was hovered', async ({
      visitor,
    }) => {
      await visitor.open('/company')
      await hover(visitor)
      await visitor.click(last)
      await visitor.expectPath(menu.last)
      await visitor.expectSettled()
      const { x, y } = await visitor.nudgePointer()
      await poll(
        () =>
          visitor.on(
            banner,
            ([header], left, top) => header?.contains(document.elementFromPoint(left, top)),
            x,
            y,
          ),
        'the pointer is on the header',
      ).toBe(false)
      await visitor.expectGone(first)
    })
  })
}

/** Runs in the page: the width of the links together, and those that a pointer cannot hit at both ends. */
function shapeOfMenu(links: HTMLElement[]) {
  const boxes = links.map((link) => link.getBoundingClientRect())
  const cut = links.filter((link) => {
    const { left, right, top, height } = link.getBoundingClientRect()
    return [left + 4, right - 4].some(
      (x) => !link.contains(document.elementFromPoint(x, top + height / 2)),
    )
  })
  const right = Math.max(...boxes.map((box) => box.right))
  const left = Math.min(...boxes.map((box) => box.left))
  return { width: right - left, cut: cut.map((link) => link.textContent) }
}
