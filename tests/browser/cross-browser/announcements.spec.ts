import { productIds } from '../../../copy/products/catalogue.ts'
import { expect, poll, test } from '../visitor-test.ts'

const paths = ['/features', '/languages', '/pricing', ...productIds.map((id) => `/products/${id}`)]
/** Each choice but those of forms changes what is shown. */
const choices = { css: 'main :is(.scene nav a, input[type=radio])' }

for (const path of paths) {
  test(`each choice on ${path} is announced, and keeps the focus`, async ({ visitor }) => {
    await visitor.open(path)
    const count = await visitor.count(choices)
    expect(count).toBeGreaterThan(1)
    for (let nth = count - 1; nth >= 0; nth -= 1) {
      const choice = { ...choices, nth }
      const isChosen = await visitor.on(
        choice,
        ([one]) => one?.matches(':checked, [aria-current]') ?? false,
      )
      if (isChosen) continue
      await visitor.focus(choice)
      const before = await visitor.run(announcedText)
      await visitor.press(await visitor.on(choice, ([one]) => (one?.matches('a') ? 'Enter' : ' ')))
      await poll(() => visitor.run(announcedText)).not.toBe(before)
      await visitor.expectFocus(choice)
    }
  })
}

/**
 * Runs in the page: the visible text whose changes screen readers announce, and what describes the focused
 * control.
 */
function announcedText(): string {
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
  const regions = [
    ...document.querySelectorAll('main :is([aria-live], [role=status])'),
    ...described.flatMap((id) => document.getElementById(id) ?? []),
  ]
  const shown: string[] = []
  for (const region of regions) {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
        shown.push(node.textContent ?? '')
    }
  }
  return shown.join(' ')
}
