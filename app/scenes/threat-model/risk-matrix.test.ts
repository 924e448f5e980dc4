import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RiskMatrix } from './risk-matrix.tsx'
import { levels } from './risk-rating.ts'
import { strings, threats } from './threat-model.data.ts'

describe('RiskMatrix', () => {
  const html = renderToStaticMarkup(createElement(RiskMatrix, { name: 'risk' }))

  it('has a panel for every selectable cell', () => {
    const cells = [...html.matchAll(/value="([a-z]+-[a-z]+)"/g)].map((match) => match[1])
    const panels = [...html.matchAll(/data-cell="([a-z]+-[a-z]+)"/g)].map((match) => match[1])
    expect(cells.toSorted()).toEqual(panels.toSorted())
  })

  it('hides the panel of each cell while the cell is not selected', () => {
    const css = readFileSync(new URL('./threat-model.css', import.meta.url), 'utf8')
    const rules = css.matchAll(/\[value="([a-z-]+)"\]:not\(:checked\)\) \[data-cell="\1"\]/g)
    const panels = [...html.matchAll(/data-cell="([a-z-]+)"/g)].map((match) => match[1])
    expect([...rules].map((match) => match[1]).toSorted()).toEqual(panels.toSorted())
  })

  it('labels every cell with its likelihood and impact, even those without a threat', () => {
    for (const likelihood of levels) {
      for (const impact of levels) expect(html).toContain(strings.cell(likelihood, impact))
    }
  })

  it('shows every threat', () => {
    for (const threat of threats) expect(html).toContain(threat.text)
  })
})
