import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { followed, locationOf } from '../frame/mentions.ts'
import { initial, transitions, words } from './business-logic-map.data.ts'
import { BusinessLogicMapScene } from './business-logic-map.tsx'
import { CrossingList, TransitionList } from './transition-list.tsx'

const html = renderToStaticMarkup(createElement(BusinessLogicMapScene))
const style = readFileSync(new URL('./business-logic-map.css', import.meta.url), 'utf8')

it('lists the transitions and crossings of the drawing as text', () => {
  for (const list of [TransitionList, CrossingList]) {
    expect(html).toContain(renderToStaticMarkup(createElement(list)))
  }
  const text = renderToStaticMarkup(createElement(TransitionList)).replaceAll(/<[^>]*>/g, '')
  for (const transition of transitions) {
    const { rule, trigger, guard = words.noGuard } = transition
    for (const part of [rule, trigger, guard, locationOf(transition)]) expect(text).toContain(part)
  }
})

it('explains at first the finding that all products show', () => {
  expect(transitions.find(({ id }) => id === initial)?.flaw?.finding).toBe(followed)
})

it('has no guard exactly where it has a finding', () => {
  for (const { guard, flaw } of transitions) expect(guard === undefined).toBe(flaw !== undefined)
})

it.each(transitions)('lets $id be chosen in both drawings, and has its styles', ({ id, flaw }) => {
  const radio = new RegExp(`type="radio" id="([^"]+${id})"`).exec(html)?.[1]
  expect(html.split(`for="${radio}"`).length - 1).toBeGreaterThanOrEqual(2)
  expect(style).toContain(`:has([value="${id}"]:checked) [data-transition="${id}"]`)
  expect(style.includes(`[data-leans="${id}"]`)).toBe(flaw !== undefined)
  expect(style.includes(`[data-guard="${id}"]:checked) [data-transition="${id}"]`)).toBe(
    flaw !== undefined,
  )
})
