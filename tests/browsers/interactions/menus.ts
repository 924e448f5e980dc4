import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until, untilTrue } from '../until.ts'
import type { Visitor } from '../visitor.ts'

const banner: Target = { role: 'banner', nth: 0 }
const below = { x: 640, y: 700 }

const menus = [
  { title: 'Product', width: 800, first: '/products/ai-chat', last: '/services' },
  { title: 'Solutions', width: 256, first: '/solutions/developers', last: '/solutions/appsec' },
]

export const menuTests: readonly BrowserTest[] = menus.flatMap((menu) => {
  const trigger: Target = { role: 'button', name: menu.title, within: banner }
  const [first, last] = [menu.first, menu.last].map(
    (path): Target => ({ css: `a[href="${path}"]`, within: banner }),
  ) as [Target, Target]
  const hover = (visitor: Visitor) =>
    visitor.hover(
      trigger,
      `hovering opens the ${menu.title} menu`,
      async () => (await visitor.count(first)) > 0,
    )

  return [
    {
      name: `the ${menu.title} menu opens by hovering, stays under the pointer, and closes after it`,
      async run(visitor) {
        await visitor.open('/company')
        await visitor.expectGone(first)
        await hover(visitor)
        await visitor.hover(last, 'the menu stays', async () => (await visitor.count(last)) > 0)
        await visitor.movePointer(below.x, below.y)
        await visitor.expectGone(first)
      },
    },
    {
      name: `the ${menu.title} menu stands under its title and inside the window`,
      async run(visitor) {
        await visitor.open('/company')
        for (const windowWidth of [1280, 1024]) {
          await visitor.resize(windowWidth)
          await hover(visitor)
          await until(
            `all of it can be reached, ${menu.width} px wide, at ${windowWidth} px`,
            () => visitor.on({ ...first, css: 'ul ul a[href]' }, shapeOfMenu),
            ({ width, cut }) => Math.abs(width - menu.width) < 4 && cut.length === 0,
          )
        }
        await visitor.resize(1280)
        await hover(visitor)
        const title = await visitor.on(trigger, ([button]) => {
          const range = document.createRange()
          if (button) range.selectNodeContents(button)
          return range.getBoundingClientRect().left
        })
        await until(
          `the menu begins under the first letter of ${menu.title}`,
          async () => (await visitor.box(first)).x - title,
          (distance) => Math.abs(distance) <= 2,
        )
      },
    },
    {
      name: `the ${menu.title} menu closes on Escape while hovered and reopens on the next hover`,
      async run(visitor) {
        await visitor.open('/company')
        await hover(visitor)
        await visitor.press('Escape')
        await visitor.expectGone(first)
        await visitor.movePointer(below.x, below.y)
        await hover(visitor)
      },
    },
    {
      name: `the ${menu.title} menu opens by a click and closes by one outside`,
      async run(visitor) {
        await visitor.open('/company')
        await visitor.click(trigger)
        await visitor.movePointer(below.x, below.y)
        await visitor.expectSeen(first)
        await visitor.clickAt(below.x, below.y)
        await visitor.expectGone(first)
      },
    },
    {
      name: `the ${menu.title} menu is used by keyboard alone; Escape closes it and gives the focus back`,
      async run(visitor) {
        await visitor.open('/company')
        await visitor.focus(trigger)
        await visitor.press('Enter')
        await visitor.expectSeen(first)
        await visitor.press('Tab')
        await visitor.expectFocus(first)
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
      },
    },
    {
      name: `the ${menu.title} menu closes when the focus leaves it`,
      async run(visitor) {
        await visitor.open('/company')
        await visitor.focus(trigger)
        await visitor.press('Enter')
        await visitor.expectSeen(first)
        await visitor.focus(last)
        await visitor.press('Tab')
        await visitor.expectGone(last)
        await untilTrue('the focus stays outside', () =>
          visitor.on(
            trigger,
            ([button]) => button?.parentElement?.contains(document.activeElement) === false,
          ),
        )
      },
    },
    {
      name: `the hovered ${menu.title} menu is closed on the page that its link leads to`,
      async run(visitor) {
        await visitor.open('/company')
        await hover(visitor)
        await visitor.click(last)
        await visitor.expectPath(menu.last)
        await visitor.expectSettled()
        const { x, y } = await visitor.nudgePointer()
        await untilTrue('the pointer is on the page, not on the menu', () =>
          visitor.on(
            banner,
            ([header], left, top) =>
              header?.contains(document.elementFromPoint(left, top)) === false,
            x,
            y,
          ),
        )
        await visitor.expectGone(first)
      },
    },
  ] satisfies BrowserTest[]
})

/** Runs in the page: the widths of the links, and those that a pointer cannot hit at both ends. */
function shapeOfMenu(links: HTMLElement[]) {
  const boxes = links.map((link) => link.getBoundingClientRect())
  const cut = links.filter((link) => {
    const { left, right, top, height } = link.getBoundingClientRect()
    return [left + 4, right - 4].some(
      (x) => !link.contains(document.elementFromPoint(x, top + height / 2)),
    )
  })
  return {
    width:
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    cut: cut.map((link) => link.textContent),
  }
}
