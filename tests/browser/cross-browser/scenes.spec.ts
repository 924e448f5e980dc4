import { expect, poll, test } from '../visitor-test.ts'

for (const product of [
  'ai-chat',
  'security-scanning',
  'threat-modeling',
  'endpoint-analysis',
  'vulnerability-management',
]) {
  test(`each choice in the scene of ${product} shows something else`, async ({ visitor }) => {
    await visitor.open(`/products/${product}`)
    const count = await visitor.count({ role: 'radio', within: { role: 'main' } })
    expect(count).toBeGreaterThan(1)
    for (let nth = count - 1; nth >= 0; nth -= 1) {
      const radio = { role: 'radio', within: { role: 'main' }, nth } as const
      const isChecked = await visitor.on(radio, ([one]) => one?.matches(':checked') ?? false)
      if (isChecked) continue
      const before = await visitor.run(shownText)
      await visitor.click(radio)
      await poll(() => visitor.run(shownText)).not.toBe(before)
    }
  })
}

/** Runs in the page: its visible text. */
function shownText(): string {
  const shown: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
      shown.push(node.textContent ?? '')
  }
  return shown.join(' ')
}
