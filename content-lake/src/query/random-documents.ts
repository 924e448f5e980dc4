import fc from 'fast-check'
import type { JsonObject, StoredDocument } from '../store/document.ts'

/** Documents for property tests: few ids, types and values, so that queries meet and writes collide. */
const names = [...'abcdefghijklmnop']
export const ids = names.flatMap((name) => [
  name,
  `drafts.${name}`,
  `versions.summer.${name}`,
  `secret.${name}`,
])

const words = [
  'Alpha',
  'alphabet',
  'beta-max',
  'e.g.',
  'Éclair',
  'gamma',
  'GAMMA',
  '42',
  '😀 smile',
  '.net',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' '))
/** Longer than what is kept in memory of an attribute. */
const longText = text.map((start) => `${start} ${'filler '.repeat(200)}`)
const scalar = fc.constantFrom<unknown>('x', 'y', 'Z', '', 0, -0, 1, 2.5, true, false, null)
const reference = fc.record({
  _type: fc.constant('reference'),
  _ref: fc.constantFrom(...ids),
  _weak: fc.constantFrom(true, false),
})

const attributes: fc.Arbitrary<JsonObject> = fc.record(
  {
    title: fc.oneof(text, fc.array(fc.oneof(text, fc.constant(7))), scalar),
    excerpt: fc.oneof(text, longText),
    date: fc.oneof(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'), scalar),
    rank: fc.oneof(fc.integer({ min: 0, max: 3 }), scalar),
    featured: scalar,
    slug: fc.oneof(fc.record({ current: fc.constantFrom('one', 'two', 'three') }), scalar),
    author: fc.oneof(reference, scalar),
    tags: fc.array(fc.constantFrom('x', 'y', 1, null)),
    _score: fc.constantFrom(1, 'x'),
    content: fc.array(
      fc.record({ _type: fc.constant('block'), text: fc.oneof(text, longText), link: reference }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
)

/** What a document is put with, or undefined for its removal. */
export const change = fc.record({
  id: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...ids)),
  type: fc.constantFrom('post', 'post', 'post', 'page', 'job'),
  content: fc.option(attributes, { freq: 5, nil: undefined }),
})

export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

export function documentFrom({ id, type, content }: Change): StoredDocument | undefined {
  if (!content) return undefined
  const time = '2026-01-01T00:00:00Z'
  const document = {
    _id: id,
    _type: type,
    _rev: 'r',
    _createdAt: time,
    _updatedAt: time,
    ...content,
  }
  // As from a request: fast-check makes some objects without a prototype.
  return JSON.parse(JSON.stringify(document))
}
