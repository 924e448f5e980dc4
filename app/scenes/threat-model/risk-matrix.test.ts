import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RiskMatrix } from './risk-matrix.tsx'
import { threats } from './threat-model.data.ts'

describe('RiskMatrix', () => {
  const html = renderToStaticMarkup(createElement(RiskMatrix, { name: 'risk', compact: false }))

  it('has a panel for every selectable cell', () => {
    const cells = [...html.matchAll(/value="([a-z]+-[a-z]+)"/g)].map((match) => match[1])
    const panels = [...html.matchAll(/data-cell="([a-z]+-[a-z]+)"/g)].map((match) => match[1])
    expect(cells.toSorted()).toEqual(panels.toSorted())
  })

  it('shows every threat', () => {
    for (const threat of threats) expect(html).toContain(threat.text)
  })
})
