import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { transitions, words } from './business-logic-map.data.ts'
import { BusinessLogicMapScene } from './business-logic-map.tsx'

it('lists the transitions and crossings of the drawing as text', () => {
  const html = renderToStaticMarkup(createElement(BusinessLogicMapScene))
  expect(html).toContain(words.crossings)
  expect(html).toContain(words.transitions)
  for (const { guard } of transitions) expect(html).toContain(guard)
})
