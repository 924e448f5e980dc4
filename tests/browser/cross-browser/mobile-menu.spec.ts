import type { Target } from '../drivers/locate.ts'
import { poll, test, type Visitor } from '../visitor-test.ts'

const banner: Target = { role: 'banner', nth: 0 }
const toggle: Target = { role: 'button', name: 'Open menu', within: banner }
const closer: Target = { role: 'button', name: 'Close menu', within: banner }
const pricing: Target = { role: 'link', name: 'Pricing', within: banner }
const product: Target = { role: 'disclosure', name: /^Product/, within: banner }
const chat: Target = { css: 'a[href="/products/ai-chat"]', within: banner }

async function openOnPhone(visitor: Visitor): Promise<void> {
  await visitor.resize(390, 700)
  await visitor.open('/company')
  await visitor.expectGone(pricing)
  await visitor.click(toggle)
  await visitor.expectSeen(pricing)
}

async function expectScrollable(visitor: Visitor, isScrollable: boolean): Promise<void> {
  const overflow = poll(() =>
    visitor.run(() => getComputedStyle(document.documentElement).overflowY),
  )
  await (isScrollable ? overflow.not : overflow).toBe('hidden')
}

test('the mobile menu opens and closes by its button, and locks scrolling while open', async ({
  visitor,
}) => {
  await openOnPhone(visitor)
  await visitor.expectSeen({ role: 'dialog', name: 'Menu' })
  await visitor.expectFocus(closer)
  await expectScrollable(visitor, false)
  await visitor.click(closer)
  await visitor.expectGone(pricing)
  await visitor.expectFocus(toggle)
  await expectScrollable(visitor, true)
})

test('the mobile menu expands its products, and closes when one of them is followed', async ({
  visitor,
}) => {
  await openOnPhone(visitor)
  await visitor.expectGone(chat)
  await visitor.click(product)
  await visitor.click(chat)
  await visitor.expectPath('/products/ai-chat')
  await visitor.expectGone(pricing)
  await expectScrollable(visitor, true)
})

test('the mobile menu works by keyboard; Escape closes it and restores the focus', async ({
  visitor,
}) => {
  await visitor.resize(390, 700)
  await visitor.open('/company')
  await visitor.focus(toggle)
  await visitor.press('Enter')
  await visitor.expectFocus(closer)
  await visitor.press('Tab')
  await visitor.press('Escape')
  await visitor.expectGone(pricing)
  await visitor.expectFocus(toggle)
})
