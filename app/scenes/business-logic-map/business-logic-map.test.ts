import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { transitions, words } from './business-logic-map.data.ts'
import { BusinessLogicMapScene } from './business-logic-map.tsx'

it.each(['full', 'compact'] as const)(
  'lists the transitions and crossings of the drawing as text, %s',
  (variant) => {
    const html = renderToStaticMarkup(createElement(BusinessLogicMapScene, { variant }))
    expect(html).toContain(words.crossings)
    expect(html).toContain(words.transitions)
    for (const { guard } of transitions) expect(html).toContain(guard)
  },
)
