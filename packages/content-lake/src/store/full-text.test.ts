import Database from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredDocument } from './document.ts'
import { FullText, fullTextSchema } from './full-text.ts'
import { matchesTextQuery, parseTextQuery } from './text-query.ts'
import { tokenizeDocument } from './tokenizer.ts'

const words = [
  'alpha',
  'Alphabet',
  'café',
  'cafe',
  'Øre',
  '42',
  'x-ray',
  '日本語',
  'e.g.',
  '𝔘',
  'ß',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => list.join(' '))
const term = fc
  .tuple(
    fc.constantFrom('', '', '', '-'),
    fc.constantFrom(...words, 'al', 'ca', '日本', '"alpha 42"', '"', 'none'),
    fc.constantFrom('', '*'),
  )
  .map((parts) => parts.join(''))
const query = fc.array(term, { maxLength: 3 }).map((terms) => terms.join(' '))
const ids = ['a', 'b', 'drafts.a', 'c-alpha']
const put = fc.record({
  id: fc.constantFrom(...ids),
  text: fc.option(text),
})

function documentOf({ id, text }: { id: string; text: string | null }): StoredDocument | undefined {
  const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  const blocks = [{ _type: 'block', _key: 'alpha', children: [{ _type: 'span', text }] }]
  return text === null ? undefined : { _id: id, _type: 'note', _rev: 'r', ...times, blocks }
}

describe('the full-text index', () => {
  it('finds the same as a scan of all documents, after any writes', () => {
    const property = fc.property(
      fc.array(put, { maxLength: 20 }),
      fc.array(query),
      (puts, queries) => {
        const database = new Database(':memory:')
        database.exec(
          `CREATE TABLE numbers (number INTEGER PRIMARY KEY, id TEXT); ${fullTextSchema}`,
        )
        const addNumber = database.prepare('INSERT OR IGNORE INTO numbers VALUES (?, ?)')
        const fullText = new FullText(database)
        const documents = new Map<string, StoredDocument>()
        for (const item of puts) {
          const number = ids.indexOf(item.id)
          const document = documentOf(item)
          addNumber.run(number, item.id)
          if (document) {
            fullText.put(number, document)
            documents.set(item.id, document)
          } else {
            fullText.remove(number)
            documents.delete(item.id)
          }
        }
        for (const query of queries.map(parseTextQuery)) {
          const { required, excluded } = fullText.matchingIds(query)
          const found = [...(required ?? documents.keys())].filter((id) => !excluded.has(id))
          const expected = [...documents.values()].filter((document) =>
            matchesTextQuery(tokenizeDocument(document), query),
          )
          expect(found.sort()).toEqual(expected.map(({ _id }) => _id).sort())
        }
        database.close()
      },
    )
    fc.assert(property, { numRuns: 100 })
  })
})

it('tokenizes a text of combining marks in linear time', () => {
  const text = `a${'\u0301'.repeat(500_000)}${'\u0316'.repeat(500_000)} café`
  const startedAt = performance.now()
  expect([...tokenizeDocument({ _id: 'id', ...{ text } })]).toEqual(['id', 'a', 'cafe'])
  // Normalized as it is, it takes minutes.
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

describe('a text query', () => {
  it('has words, prefixes, quoted words and exclusions', () => {
    const matches = (query: string, text: string) =>
      matchesTextQuery(tokenizeDocument({ _id: 'id', ...{ text } }), parseTextQuery(query))
    expect(matches('', 'anything')).toBe(true)
    expect(matches('*', 'anything')).toBe(true)
    expect(matches('thing', 'anything')).toBe(false)
    expect(matches('any', 'anything')).toBe(false)
    expect(matches('any*', 'Anything')).toBe(true)
    expect(matches('cafe', 'un café')).toBe(true)
    expect(matches('well-known fac*', 'a known fact, well put')).toBe(true)
    expect(matches('"known well"', 'well known')).toBe(true)
    expect(matches('fact -known', 'a known fact')).toBe(false)
    expect(matches('fact -"known unknown"', 'a known fact')).toBe(true)
  })
})
