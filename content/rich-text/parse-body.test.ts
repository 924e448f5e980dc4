import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinearTime, repeated, repeats } from '../../tests/fixtures/cpu-time.ts'
import { hostileBody } from '../test/bodies.ts'
import { isText, textOf } from './body.ts'
import { MAX_CHILDREN, MAX_LINES } from './limits.ts'
import { parseBody } from './parse-body.ts'

const MAX_TEXT_LENGTH = 64 * 1024

const host = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
const parse = (...blocks: unknown[]) => parseBody(blocks, host)
const block = (children: unknown[], more: object = {}) => ({
  _type: 'block',
  _key: 'k',
  children,
  ...more,
})
const span = (text: string, marks?: unknown) => ({ _type: 'span', text, marks })
const link = { _type: 'link', _key: 'a', href: '/a' }

describe('parseBody', () => {
  it('keeps the text of a block with malformed children and marks', () => {
    const [parsed] = parse(
      block([span('One ', 'strong'), null, { text: ['lost'] }, span('two', [1, 'em', null])], {
        markDefs: [{ _type: 'link' }, 'x'],
        style: 7,
      }),
    )
    expect(parsed).toEqual({
      _type: 'block',
      _key: 'k',
      style: 'normal',
      children: [
        { _type: 'span', text: 'One ' },
        { _type: 'span', text: 'two', marks: ['em'] },
      ],
    })
  })

  it('reads numbers as text, text as levels, and texts without a type, which imports write', () => {
    const parsed = parse(
      { children: [{ text: 2026 }], listItem: 'bullet', level: '1' },
      block([span('x')], { listItem: 'bullet', level: '2' }),
    )
    expect(parsed).toMatchObject([
      { _type: 'block', level: 1, children: [{ text: '2026' }] },
      { level: 2 },
    ])
  })

  it('drops characters that HTML cannot hold', () => {
    const [parsed] = parse(block([span('a\u0000\uFFFE\uD800b\r\nc 🔒')]))
    expect(parsed).toMatchObject({ children: [{ text: 'ab\nc 🔒' }] })
  })

  it('drops empty blocks', () => {
    expect(
      parse(block([]), block([span(' \n\u200b\u2060')]), { _type: 'code', code: ' \n' }, 3),
    ).toEqual([])
  })

  it('closes gaps between the levels of a list', () => {
    const levels = [3, 3, 1, 4, 1e9, -2, 2].map((level, index) =>
      block([span('x')], { listItem: 'bullet', level, _key: `${index}` }),
    )
    const parsed = parse(...levels, block([span('y')], { _key: 'y' }), levels[3])
    expect(parsed.map((it) => isText(it) && it.level)).toEqual([1, 1, 1, 2, 3, 1, 2, undefined, 1])
  })

  it('keeps an empty block only between two lists', () => {
    const item = block([span('x')], { listItem: 'number', level: 1 })
    const shape = (...blocks: unknown[]) =>
      parse(...blocks).map((it) => isText(it) && it.children.length)
    expect(shape(block([]), item, block([]), block([span(' ')]), item, block([]))).toEqual([
      1, 0, 1,
    ])
    expect(shape(item, block([]), block([span('y')]), block([]), item)).toEqual([1, 1, 1])
  })

  it('allows one link on a span', () => {
    const markDefs = [
      { _type: 'link', _key: 'a', href: '/a' },
      { _type: 'link', _key: 'b', href: '/b' },
    ]
    const [parsed] = parse(block([span('x', ['a', 'b', 'em'])], { markDefs }))
    expect(parsed).toMatchObject({ children: [{ marks: ['a', 'em'] }] })
  })

  it.each([
    ['parts', Array(MAX_CHILDREN + 1).fill(span('x ', ['strong'])), [], 'x '.repeat(301)],
    ['links', [span('x\ny', ['a'])], Array(MAX_CHILDREN + 1).fill(link), 'x y'],
    ['lines', [span('x\n'.repeat(MAX_LINES), ['em']), span('y')], [], `${'x '.repeat(1_000)}y`],
  ])('keeps the text alone of a block with too many %s', (_what, children, markDefs, text) => {
    const [parsed] = parse(block(children, { markDefs }))
    expect(parsed).toMatchObject({
      children: [
        { _type: 'span', text },
        { _type: 'too many parts', unknown: true },
      ],
    })
    expect(JSON.stringify(parsed)).not.toContain('mark')
  })

  it('marks unknown types, and renames malformed blocks of known types', () => {
    expect(
      parse({ _type: 'unsupported', _key: 'a', text: 'x' }, { _type: 'image', _key: 'b' }),
    ).toEqual([
      { _type: 'unsupported', _key: 'a', unknown: true },
      { _type: 'unreadable image', _key: 'b', unknown: true },
    ])
  })

  it('parses inline images and marks other inline objects', () => {
    const image = { _type: 'image', asset: { _ref: 'image-a-80x40-png' }, alt: 'A' }
    const [parsed] = parse(block([span('x'), image, { _type: 'code', code: 'y' }]))
    expect(parsed).toMatchObject({
      children: [
        { text: 'x' },
        { _type: 'image', picture: { alt: 'A' } },
        { _type: 'inline code', unknown: true },
      ],
    })
  })

  it('normalizes line ends in code and pads the rows of tables', () => {
    const [code, table] = parse(
      { _type: 'code', _key: 'c', code: '\r\na\r\n  b\r\n\r\n', language: 'text' },
      { _type: 'table', _key: 't', rows: [{ cells: ['A', 'B'] }, { cells: ['1'] }] },
    )
    expect(code).toEqual({ _type: 'code', _key: 'c', code: 'a\n  b', language: 'text' })
    expect(table).toMatchObject({
      rows: [{ cells: [{ text: 'A' }, { text: 'B' }] }, { cells: [{ text: '1' }, { text: '' }] }],
    })
  })

  it('never throws, and gives every block a unique key and a safe type name', () => {
    fc.assert(
      fc.property(hostileBody, (blocks) => {
        const body = parseBody(blocks, host)
        expect(new Set(body.map(({ _key }) => _key)).size).toBe(body.length)
        for (const parsed of body) {
          expect(parsed._type in Object.prototype || parsed._type.startsWith('@')).toBe(false)
          if (isText(parsed)) expect(typeof textOf(parsed)).toBe('string')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('reads code and text in time that is linear in their length', async () => {
    for (const part of repeats) {
      const read = (size: number) => {
        const text = repeated(part, size)
        return parse({ _type: 'code', _key: 'c', code: text }, block([span(text)]))
      }
      await expectLinearTime(read, MAX_TEXT_LENGTH, JSON.stringify(part))
    }
  })
})
