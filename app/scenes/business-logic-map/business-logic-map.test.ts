import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { locationOf, sharedFinding } from '../frame/mentions.ts'
import { initial, transitions } from './business-logic-map.data.ts'
import { BusinessLogicMapScene } from './business-logic-map.tsx'
import { type MapState, mapStateOf, queryOf } from './map-state.ts'
import { CrossingList, TransitionList } from './transition-list.tsx'

function htmlOf(state: MapState): string {
  const props = { initialEntries: [`/${queryOf(state)}`] }
  return renderToStaticMarkup(
    createElement(MemoryRouter, props, createElement(BusinessLogicMapScene)),
  )
}

const html = htmlOf({ chosen: initial, isGuarded: false })

it('lists the transitions and crossings of the drawing as text', () => {
  for (const list of [TransitionList, CrossingList]) {
    expect(html).toContain(renderToStaticMarkup(createElement(list)))
  }
  const text = renderToStaticMarkup(createElement(TransitionList)).replaceAll(/<[^>]*>/g, '')
  for (const transition of transitions) {
    const { rule, trigger, guard } = transition
    for (const part of [rule, trigger, guard, locationOf(transition)]) expect(text).toContain(part)
  }
})

it('explains at first the finding that all products show', () => {
  expect(transitions.find(({ id }) => id === initial)?.flaw?.finding).toBe(sharedFinding)
})

it('names a missing check exactly where it has a finding', () => {
  for (const { guard, flaw } of transitions)
    expect(guard.endsWith('check found.')).toBe(flaw !== undefined)
})

it.each(transitions)('leans at $id only if it is chosen and has no guard', ({ id, flaw }) => {
  const leaning = (isGuarded: boolean) =>
    htmlOf({ chosen: id, isGuarded }).includes('data-leans="true"')
  expect(leaning(false)).toBe(flaw !== undefined)
  expect(leaning(true)).toBe(false)
})

it.each(transitions)('links to $id, with and without its guard', ({ id, flaw }) => {
  for (const isGuarded of [false, true]) {
    const state: MapState = { chosen: id, isGuarded }
    expect(mapStateOf(new URL(queryOf(state), 'https://site.example').search)).toEqual(state)
    const href = `href="/${queryOf(state).replace('&', '&amp;')}#scene"`
    const hrefs = html.split(href).length - 1
    // In the list and in both drawings, or at the missing guard.
    if (!isGuarded) expect(hrefs).toBeGreaterThanOrEqual(3)
    else expect(hrefs).toBe(flaw ? 1 : 0)
  }
})
