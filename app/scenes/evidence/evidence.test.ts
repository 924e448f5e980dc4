import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.tsx'

describe.each(Object.entries(drawings))('the drawing %s', (_name, Drawing) => {
  const html = renderToStaticMarkup(createElement(Drawing))
  const rows = html.match(/<li[^>]*>.*?<\/li>/g) ?? []

  it('is a figure named as illustrative', () => {
    const named = /^<figure aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(named).toBeDefined()
    expect(html).toMatch(new RegExp(`<figcaption id="${named}"[^>]*>Illustrative: `))
  })

  it('leans at one row, which describes it in words', () => {
    const flagged = rows.filter((row) => row.startsWith('<li') && / data-flagged/.test(row))
    expect(flagged).toHaveLength(1)
    expect(flagged[0]).toContain('>Flagged: </span>')
    expect(rows.length).toBeGreaterThan(1)
  })

  it('has a text in every row, and none that an earlier row has', () => {
    const texts = rows.map((row) => row.replaceAll(/<[^>]*>/g, '').trim())
    expect(texts).not.toContain('')
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('has no style attribute, which the Content-Security-Policy forbids, and no heading', () => {
    expect(html).not.toMatch(/\sstyle=|<h[1-6]/)
  })
})
