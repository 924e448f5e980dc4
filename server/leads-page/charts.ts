import { html } from 'hono/html'
import { formatCount, type Html } from './layout.ts'

/** A column of a chart: a label, and its parts from bottom to top. */
export interface Column {
  label: string
  parts: readonly { series: string; value: number }[]
}

const WIDTH = 100
const HEIGHT = 100
/** The share of a column's width that is left empty. */
const GAP = 0.25

/**
 * A chart of stacked columns. It's hidden from screen readers, because a table next to it has the same
 * figures. The drawing is stretched to its box, so the text around it is HTML.
 * @param series the names of the parts, in the order of their colors
 */
export function columnChart(columns: readonly Column[], series: readonly string[]): Html {
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const maximum = Math.max(1, ...totals)
  const columnWidth = WIDTH / columns.length
  const rectangles = columns.flatMap(({ parts }, i) => {
    let top = HEIGHT
    return parts.flatMap(({ series: name, value }) => {
      if (value === 0) return []
      const height = (value / maximum) * HEIGHT
      top -= height
      return html`<rect class="series-${series.indexOf(name)}" x="${round(i * columnWidth + (columnWidth * GAP) / 2)}" y="${round(top)}" width="${round(columnWidth * (1 - GAP))}" height="${round(height)}"/>`
    })
  })
  return html`<div class="chart" aria-hidden="true"><p><span>${formatCount(maximum)}</span><span>0</span></p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" focusable="false">${rectangles}</svg>
<p><span>${columns[0]?.label ?? ''}</span><span>${columns.at(-1)?.label ?? ''}</span></p>
${series.length > 1 ? legend(series) : ''}</div>`
}

function legend(series: readonly string[]): Html {
  return html`<ul>${series.map(
    (name, i) =>
      html`<li><svg viewBox="0 0 1 1" focusable="false"><rect class="series-${i}" width="1" height="1"/></svg>${name}</li>`,
  )}</ul>`
}

/** A bar for a table cell, sized by the value's share of the largest value. */
export function bar(value: number, largest: number): Html {
  const width = largest > 0 ? round((value / largest) * WIDTH) : 0
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="series-0" width="${width}" height="1"/></svg>`
}

/** A bar of adjacent parts, each sized by its share of the total, in the colors of ratings. */
export function shareBar(values: readonly number[]): Html {
  const total = values.reduce((sum, value) => sum + value, 0)
  let left = 0
  const parts = values.map((value, i) => {
    const width = total > 0 ? (value / total) * WIDTH : 0
    const part = html`<rect class="rating-${i}" x="${round(left)}" width="${round(width)}" height="1"/>`
    left += width
    return part
  })
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
