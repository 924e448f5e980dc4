import { orderRules } from '../../../copy/storefront/order-rules.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

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

const map = '/products/business-logic-map'
const ruleLink = (index: number) => ({ css: '.flow-rules a', nth: index })
const guard: Target = { role: 'link', name: / the guard$/ }

/** Waits until a rule is shown as chosen, which is after the URL names it. */
async function expectChosen(visitor: Visitor, id: string | null): Promise<void> {
  const chosen = { css: '.flow-rules a[aria-current]' }
  await poll(() => visitor.on(chosen, ([link]) => link?.getAttribute('href') ?? '')).toContain(
    `rule=${id}`,
  )
}

/** Waits until the URL names a transition and its guard, and the drawing leans or not. */
async function expectMap(
  visitor: Visitor,
  query: string,
  isLeaning: boolean,
  fragment = '',
): Promise<void> {
  await visitor.expectPath(`${map}${query}${fragment}`)
  await expectChosen(visitor, new URLSearchParams(query).get('rule'))
  const leaning = { css: '.flow-hung' }
  await poll(() =>
    visitor.on(leaning, (drawn) => drawn.some((one) => getComputedStyle(one).rotate !== 'none')),
  ).toBe(isLeaning)
}

test('a line of the map chooses its transition, which leans until it has a guard', async ({
  visitor,
}) => {
  await visitor.open(map)
  await visitor.click({ css: '[data-transition=requested-refunded] a', nth: 0 })
  await expectMap(visitor, '?rule=requested-refunded', true)
  await visitor.click(guard)
  await expectMap(visitor, '?rule=requested-refunded&guard=added', false)
  await visitor.click(guard)
  await expectMap(visitor, '?rule=requested-refunded', true)
})

test('a rule of the map is chosen by keyboard, keeps the focus, and is in the URL', async ({
  visitor,
}) => {
  await visitor.open(map)
  const last = ruleLink(Object.keys(orderRules).length - 1)
  await visitor.focus(last)
  await visitor.press('Enter')
  await expectMap(visitor, '?rule=requested-refunded', true)
  await visitor.expectFocus(last)
  await visitor.focus(guard)
  await visitor.press('Enter')
  await expectMap(visitor, '?rule=requested-refunded&guard=added', false)
  await visitor.open(`${map}?rule=requested-refunded#scene`)
  await expectMap(visitor, '?rule=requested-refunded', true, '#scene')
})

test('on a phone, what every rule means is in view when it is chosen, at the same height', async ({
  visitor,
}) => {
  await visitor.resize(360, 640)
  await visitor.open(map)
  const { height } = await visitor.box({ css: '.flow' })
  for (const [index, id] of Object.keys(orderRules).entries()) {
    await visitor.click(ruleLink(index))
    await expectChosen(visitor, id)
    const verdict = await visitor.box({ css: '.flow-verdict[data-chosen]' })
    const link = await visitor.box(ruleLink(index))
    expect(verdict.y).toBeGreaterThanOrEqual(64)
    expect(verdict.y + verdict.height).toBeLessThanOrEqual(link.y)
    expect((await visitor.box({ css: '.flow' })).height).toBeCloseTo(height, 0)
  }
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
