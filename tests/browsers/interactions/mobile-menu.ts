import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'

const banner: Target = { role: 'banner', nth: 0 }
const toggle: Target = { role: 'button', name: 'Open menu', within: banner }
const closer: Target = { role: 'button', name: 'Close menu', within: banner }
const pricing: Target = { role: 'link', name: 'Pricing', within: banner }
const product: Target = { role: 'disclosure', name: /^Product/, within: banner }
const chat: Target = { css: 'a[href="/products/ai-chat"]', within: banner }

async function openOnPhone(visitor: Visitor): Promise<void> {
  await visitor.resize(390, 700)
  await visitor.open('/company')
  await visitor.click(toggle)
  await visitor.expectSeen(pricing)
}

async function expectScrollable(visitor: Visitor, isScrollable: boolean): Promise<void> {
  await until(
    `the page ${isScrollable ? 'scrolls' : 'does not scroll'}`,
    () => visitor.run(() => getComputedStyle(document.documentElement).overflowY),
    (overflow) => (overflow !== 'hidden') === isScrollable,
  )
}

export const mobileMenuTests: readonly BrowserTest[] = [
  {
    name: 'the mobile menu opens and closes by its button, and locks scrolling while open',
    async run(visitor) {
      await openOnPhone(visitor)
      await expectScrollable(visitor, false)
      await visitor.click(closer)
      await visitor.expectGone(pricing)
      await expectScrollable(visitor, true)
    },
  },
  {
    name: 'the mobile menu expands its products, and closes when one of them is followed',
    async run(visitor) {
      await openOnPhone(visitor)
      await visitor.expectGone(chat)
      await visitor.click(product)
      await visitor.click(chat)
      await visitor.expectPath('/products/ai-chat')
      await visitor.expectGone(pricing)
      await expectScrollable(visitor, true)
    },
  },
  {
    name: 'the mobile menu works by keyboard; Escape closes it and restores the focus',
    async run(visitor) {
      await visitor.resize(390, 700)
      await visitor.open('/company')
      await visitor.focus(toggle)
      await visitor.press('Enter')
      await visitor.expectFocus(closer)
      await visitor.press('Escape')
      await visitor.expectGone(pricing)
      await visitor.expectFocus(toggle)
    },
  },
]
