import fc from 'fast-check'
import { evaluateSync, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import type { StoredDocument } from '../store/document.ts'
import { isPublicId, isPublishedId } from '../store/document.ts'
import { DocumentStore } from '../store/document-store.ts'
import { type Query, QueryEngine } from './query-engine.ts'
import { type Change, change, documentFrom } from './random-documents.ts'
import { type RandomQuery, randomQuery } from './random-queries.ts'

type Seen = Pick<Query, 'perspective' | 'audience'>
const seen: Seen[] = [
  { perspective: 'raw', audience: 'editor' },
  { perspective: 'published', audience: 'editor' },
  { perspective: 'published', audience: 'public' },
  { perspective: ['drafts'], audience: 'editor' },
  { perspective: ['summer', 'drafts'], audience: 'editor' },
]

/** The platform's engine beside plain objects that the evaluator reads alone, without plan or index. */
class Pair {
  readonly #store = new DocumentStore(':memory:')
  readonly #engine = new QueryEngine(this.#store, { projectId: 'p', dataset: 'd' })
  readonly #plain = new Map<string, StoredDocument>()
  #transactions = 0

  write(changes: readonly Change[]): void {
    const last = new Map(changes.map((item) => [item.id, item]))
    const written = [...last.values()].map((item) => ({
      id: item.id,
      before: this.#store.index.get(item.id),
      after: documentFrom(item),
      mutations: [],
    }))
    this.#transactions += 1
    const id = `t${this.#transactions}`
    this.#store.commit({ id, timestamp: '2026-01-01T00:00:00Z', author: 'x', changes: written })
    for (const item of written)
      if (item.after) this.#plain.set(item.id, JSON.parse(JSON.stringify(item.after)))
      else this.#plain.delete(item.id)
  }

  /** Both answers as JSON text; undefined when the evaluator alone fails. */
  answers({ text, parameters }: RandomQuery, view: Seen): [string, string] | undefined {
    let expected: string
    try {
      const dataset = shown([...this.#plain.values()], view)
      const byId = new Map(dataset.map((document) => [document._id, document]))
      const { data } = evaluateSync(parse(text, { params: parameters }), {
        dataset,
        params: parameters,
        dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
      })
      expected = JSON.stringify(data ?? null)
    } catch {
      return undefined
    }
    return [this.#engine.resultOf({ text, parameters, ...view }), expected]
  }

  close(): void {
    this.#store.close()
  }
}

/** What a perspective shows, worked out from all documents each time. */
function shown(documents: StoredDocument[], { perspective, audience }: Seen): StoredDocument[] {
  const inOrder = documents.sort((a, b) => (a._id < b._id ? -1 : 1))
  if (audience === 'public') return inOrder.filter(({ _id }) => isPublicId(_id))
  if (perspective === 'raw') return inOrder
  const published = inOrder.filter(({ _id }) => isPublishedId(_id))
  if (perspective === 'published') return published
  const layers = perspective.map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`))
  const result = new Map<string, StoredDocument>()
  for (const prefix of ['', ...layers.toReversed()])
    for (const document of prefix === '' ? published : inOrder) {
      if (!document._id.startsWith(prefix)) continue
      const _id = document._id.slice(prefix.length)
      result.set(_id, { ...document, _id, _originalId: document._id })
    }
  return [...result.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
}

describe('a planned query', () => {
  it('answers what the evaluator alone answers, whatever was written', { timeout: 60_000 }, () => {
    const step = fc.oneof(
      { weight: 1, arbitrary: fc.record({ changes: fc.array(change, { maxLength: 12 }) }) },
      {
        weight: 4,
        arbitrary: fc.record({ query: randomQuery, view: fc.constantFrom(...seen) }),
      },
    )
    const start = fc.array(change, { minLength: 20, maxLength: 60 })
    let compared = 0
    const property = fc.property(
      start,
      fc.array(step, { minLength: 5, maxLength: 25 }),
      (first, steps) => {
        const pair = new Pair()
        try {
          pair.write(first)
          for (const item of steps) {
            if ('changes' in item) {
              pair.write(item.changes)
              continue
            }
            const answers = pair.answers(item.query, item.view)
            if (!answers) continue
            compared += 1
            expect(answers[0]).toBe(answers[1])
          }
        } finally {
          pair.close()
        }
      },
    )
    fc.assert(property, { numRuns: 100 })
    expect(compared).toBeGreaterThan(500)
  })
})

describe('long texts', () => {
  const time = '2026-01-01T00:00:00Z'
  const long = 'long '.repeat(400)

  /** A store with notes whose bodies are on disk only. */
  function storeWith(count: number): DocumentStore {
    const store = new DocumentStore(':memory:')
    const system = { _type: 'note', _rev: 'r', _createdAt: time, _updatedAt: time }
    const changes = Array.from({ length: count }, (_, number) => {
      const id = `n${number}`
      const after = { _id: id, ...system, title: 'short', body: `${long} word${number}` }
      return { id, before: undefined, after, mutations: [] }
    })
    store.commit({ id: 't', timestamp: time, author: 'x', changes })
    for (const { id } of changes) store.bodies.forget(id)
    return store
  }

  function ask(store: DocumentStore, text: string, queryMilliseconds = 5_000): unknown {
    const engine = new QueryEngine(store, { projectId: 'p', dataset: 'd', queryMilliseconds })
    const query: Query = { text, parameters: {}, perspective: 'raw', audience: 'editor' }
    return JSON.parse(engine.resultOf(query))
  }

  it('are read on time, or not at all', () => {
    const store = storeWith(1)
    expect(ask(store, '*{title}', 0)).toEqual([{ title: 'short' }])
    expect(ask(store, 'count(*[defined(body)])', 0)).toBe(1)
    expect(ask(store, 'count(*[body == null])', 0)).toBe(0)
    for (const text of ['*{body}', '*'])
      expect(() => ask(store, text, 0)).toThrow(expect.objectContaining({ status: 408 }))
    store.close()
  })

  it.each([10, limits.bodiesPerIndex + 1])('are found among %i', (count) => {
    const store = storeWith(count)
    expect(ask(store, '*[body match "word7"]._id')).toEqual(['n7'])
    expect(ask(store, '*[body > title] | order(body desc)[0]._id')).toBeNull()
    expect(ask(store, '* | order(body asc)[0]._id')).toBe('n0')
    store.close()
  })
})
