import { describe, expect, it } from 'vitest'
import { parseBody } from './parse-body.ts'
import { unknownParts, unknownPartsReporter } from './unknown-parts.ts'

const host = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
const block = (more: object = {}, marks: string[] = []) => ({
  _type: 'block',
  children: [{ _type: 'span', text: 'Words', marks }],
  ...more,
})
const body = (...blocks: unknown[]) => parseBody(blocks, host)

describe('unknownParts', () => {
  it('lists each unknown block, object, style, list and mark once', () => {
    const strange = block({ style: 'fancy', markDefs: [{ _type: 'footnote', _key: 'f' }] }, [
      'glow',
      'f',
    ])
    const inline = { _type: 'emoji' }
    expect(
      unknownParts(
        body(
          strange,
          strange,
          { _type: 'unsupported\nforged line' },
          { _type: 'image' },
          block({ listItem: 'ticks' }),
          block({ children: [{ _type: 'span', text: 'x' }, inline] }),
        ),
      ),
    ).toEqual([
      'style "fancy"',
      'mark "glow"',
      'mark "footnote"',
      'block "unsupported\\nforged line"',
      'block "unreadable image"',
      'list "ticks"',
      'object "inline emoji"',
    ])
  })

  it('lists nothing that the site can render', () => {
    const links = { markDefs: [{ _type: 'link', _key: 'l', href: '/' }] }
    expect(
      unknownParts(
        body(
          block({ style: 'h4', ...links }, ['strong', 'l']),
          block({ listItem: 'number' }),
          { _type: 'code', code: 'x' },
          { _type: 'table', rows: [{ cells: ['a'] }] },
        ),
      ),
    ).toEqual([])
  })
})

describe('unknownPartsReporter', () => {
  it('logs the unknown parts of a document once for each version', () => {
    const lines: object[] = []
    const report = unknownPartsReporter({ info: () => {}, warn: (detail) => lines.push(detail) })
    for (const version of ['1', '1', '2']) report('p1', version, body(block({ style: 'fancy' })))
    report('p2', '1', body(block()))
    const line = { document: 'p1', unknown: ['style "fancy"'] }
    expect(lines).toEqual([line, line])
  })
})
