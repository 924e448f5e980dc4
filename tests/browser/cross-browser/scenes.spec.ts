import { productIds } from '../../../copy/products/catalogue.ts'
import { expect, poll, test } from '../visitor-test.ts'

for (const product of productIds) {
  test(`each choice in the scene of ${product} is announced`, async ({ visitor }) => {
    await visitor.open(`/products/${product}`)
    const count = await visitor.count({ role: 'radio', within: { role: 'main' } })
    expect(count).toBeGreaterThan(1)
    for (let nth = count - 1; nth >= 0; nth -= 1) {
      const radio = { role: 'radio', within: { role: 'main' }, nth } as const
      const isChecked = await visitor.on(radio, ([one]) => one?.matches(':checked') ?? false)
      if (isChecked) continue
      const before = await visitor.run(announcedText)
      await visitor.click(radio)
      await poll(() => visitor.run(announcedText)).not.toBe(before)
    }
  })
}

test('the queue is ordered by keyboard, and the focus stays on the choice', async ({ visitor }) => {
  await visitor.open('/products/vulnerability-management')
  const order = (value: string) => ({ css: `input[value=${value}]` })
  const names = () =>
    visitor.on({ css: 'tbody th > :first-child' }, (rows) => rows.map((row) => row.textContent))
  const byUrgency = await names()
  await visitor.focus(order('urgency'))
  await visitor.press('ArrowDown')
  await visitor.expectFocus(order('severity'))
  await poll(names).not.toEqual(byUrgency)
  expect((await names()).toSorted()).toEqual(byUrgency.toSorted())
})

test('a line of the map chooses its transition, which leans until it has a guard', async ({
  visitor,
}) => {
  await visitor.open('/products/business-logic-map')
  const id = 'requested-refunded'
  const leans = () =>
    visitor.on({ css: `[data-leans=${id}]` }, (drawn) =>
      drawn.some((one) => getComputedStyle(one).rotate !== 'none'),
    )
  expect(await leans()).toBe(false)
  await visitor.click({ css: `[data-transition=${id}] foreignObject label`, nth: 0 })
  await poll(leans).toBe(true)
  await visitor.click({ css: `[data-guard=${id}]` })
  await poll(leans).toBe(false)
  await visitor.click({ css: `[data-guard=${id}]` })
  await poll(leans).toBe(true)
  const previous = { css: '[value=approved-refunded]' }
  await visitor.click(previous)
  await poll(leans).toBe(false)
  await visitor.focus(previous)
  await visitor.press('ArrowDown')
  await visitor.expectFocus({ css: `[value=${id}]` })
  await poll(leans).toBe(true)
})

test('a threat selects its cell, and what concerns it is highlighted', async ({ visitor }) => {
  await visitor.open('/products/threat-modeling')
  const labels = { T3: '.threat-badge', T4: 'tr label' }
  for (const [threat, css] of Object.entries(labels)) {
    await visitor.click({ css, name: threat })
    const cell = { css: `input[data-threats~=${threat}]` }
    await poll(() => visitor.on(cell, ([one]) => one?.matches(':checked') ?? false)).toBe(true)
    const row = { css: `tr[data-threats=${threat}]` }
    await poll(() => visitor.on(row, isHighlighted)).toBe(true)
  }
  const row = { css: 'tr[data-threats=T1]' }
  await visitor.hover(row, 'its highlight', () => visitor.on(row, isHighlighted))
  await poll(() => visitor.on({ css: 'tr[data-threats=T4]' }, isHighlighted)).toBe(false)
})

test('pointing at a location highlights its mentions on the page', async ({ visitor }) => {
  await visitor.open('/products/ai-chat')
  const mentions = { css: 'main span[data-finding]' }
  const areHighlighted = () =>
    visitor.on(mentions, (all) =>
      all.every((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    )
  expect(await areHighlighted()).toBe(false)
  // The first one is under the switch of the navigation of the finding.
  await visitor.hover({ ...mentions, nth: 1 }, 'the highlight', areHighlighted)
})

/** Runs in the page: whether the first element has a background. */
function isHighlighted([first]: readonly Element[]): boolean {
  return first !== undefined && getComputedStyle(first).backgroundColor !== 'rgba(0, 0, 0, 0)'
}

/** Runs in the page: the visible text whose changes screen readers announce. */
function announcedText(): string {
  const shown: string[] = []
  for (const region of document.querySelectorAll('main :is([aria-live], [role=status])')) {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
        shown.push(node.textContent ?? '')
    }
  }
  return shown.join(' ')
}
