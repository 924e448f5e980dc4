import { it } from 'vitest'
import { parseBody } from '#content/index.server.ts'
import { expectLinearTime } from '../../tests/fixtures/cpu-time.ts'
import { renderBody } from './test/render.ts'

const host = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
const PARTS = 1_000

const times = <T>(count: number, part: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => part(index))
const text = (children: unknown[], more: object = {}) => ({ _type: 'block', children, ...more })
const span = (marks: string[] = []) => ({ _type: 'span', text: 'a', marks })

/** A block with a number of parts of one kind. */
const blocks: Record<string, (count: number) => object> = {
  spans: (count) => text(times(count, () => span())),
  'spans with the same marks': (count) =>
    text(times(count, () => span(times(20, (mark) => `mark-${mark}`)))),
  'spans with marks of their own': (count) => text(times(count, (index) => span([`m-${index}`]))),
  links: (count) =>
    text(
      times(count, (index) => span([`l-${index}`])),
      { markDefs: times(count, (index) => ({ _type: 'link', _key: `l-${index}`, href: '/' })) },
    ),
  'marks of a span': (count) => text([span(times(count, (index) => `m-${index}`)), span()]),
  'line breaks': (count) => text([{ _type: 'span', text: 'a\n'.repeat(100 * count) }]),
  'rows of a table': (count) => ({ _type: 'table', rows: times(count, () => ({ cells: ['a'] })) }),
  'rows beside a long row': (count) => ({
    _type: 'table',
    rows: [{ cells: times(count, () => 'a') }, ...times(count, () => ({ cells: [] }))],
  }),
  'an empty text': () => text([]),
  'an item of a list': () => text([span()], { listItem: 'bullet', level: 1 }),
  'an item of a deeper list': (count) => text([span()], { listItem: 'bullet', level: count }),
  headings: () => text([span()], { style: 'h2' }),
}

it.each(Object.keys(blocks))('%s take time that is linear in their number', async (kind) => {
  for (const inBlock of [1, 100, PARTS]) {
    const work = (size: number) => {
      const count = Math.min(inBlock, size)
      const body = times(Math.ceil(size / count), () => blocks[kind]?.(count))
      return renderBody(parseBody(body, host))
    }
    await expectLinearTime(work, PARTS, `${kind}, ${inBlock} in a block`)
  }
})
