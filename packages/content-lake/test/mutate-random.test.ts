import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'
import { type RandomMutation, randomMutations } from './random-mutations.ts'

type Document = NonNullable<ReturnType<Mutation['apply']>>

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

const ids = ['one', 'two', 'drafts.one']
const all = '*[_type == "note"]'
let transactions = 0

/**
 * What transactions should leave, on plain objects. The platform applies patches with the same library, so
 * this checks what is around it: the order, refusals and rollback of transactions, storage and history.
 */
function applied(
  documents: ReadonlyMap<string, Document>,
  mutations: readonly RandomMutation[],
  transactionId: string,
): Map<string, Document> | 'refused' {
  const result = new Map(documents)
  for (const mutation of mutations) {
    const [[kind = '', body = {}] = []] = Object.entries(mutation)
    const id = String(body.id ?? body._id)
    const before = result.get(id)
    if (kind === 'create' && before) return 'refused'
    if (kind === 'patch' && !before) return 'refused'
    try {
      const after: unknown = new Mutation({
        mutations: [structuredClone(mutation)],
        transactionId,
        resultRev: transactionId,
        timestamp: '2026-01-01T00:00:00Z',
      }).apply(before ? structuredClone(before) : null)
      if (kind === 'createIfNotExists' && before) continue
      if (after) result.set(id, after as Document)
      else result.delete(id)
    } catch {
      return 'refused'
    }
  }
  return result
}

const timeless = ({ _createdAt, _updatedAt, ...rest }: Document) => rest
const inOrder = (documents: Iterable<Document>) =>
  [...documents].sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1))

async function stored(): Promise<Document[]> {
  return test.editor.fetch<Document[]>(all, {}, { perspective: 'raw' })
}

it('applies transactions in order and stores them completely, or not at all', async () => {
  const run = async (sequence: RandomMutation[][]) => {
    await test.editor.delete({ query: all })
    let expected = new Map<string, Document>()
    const versions: { transactionId: string; documents: Document[] }[] = []
    for (const mutations of sequence) {
      transactions += 1
      const transactionId = `random-${transactions}`
      const next = applied(expected, mutations, transactionId)
      const before = await stored()
      const response = test.editor.request({
        url: '/data/mutate/production',
        method: 'POST',
        body: { mutations, transactionId },
      })
      const failure = await response.then(
        () => undefined,
        (error) => error,
      )
      const after = await stored()
      if (next === 'refused') {
        expect([400, 409]).toContain(failure?.statusCode)
        expect(after).toEqual(before)
        continue
      }
      expect(failure).toBeUndefined()
      expect(after.map(timeless)).toEqual(inOrder(next.values()).map(timeless))
      expectTimes(before, after, transactionId)
      versions.push({ transactionId, documents: after })
      expected = next
    }
    await expectHistory(versions)
  }
  const sequence = fc.array(randomMutations(ids), { minLength: 1, maxLength: 8 })
  await fc.assert(fc.asyncProperty(sequence, run), { numRuns: 40 })
})

/** A document that changed has the transaction as its revision; the time of its creation stays. */
function expectTimes(before: Document[], after: Document[], transactionId: string): void {
  const earlier = new Map(before.map((document) => [document._id, document]))
  for (const document of after) {
    const old = earlier.get(document._id)
    if (old?._rev === document._rev) expect(document).toEqual(old)
    else expect(document._rev).toBe(transactionId)
    expect(String(document._updatedAt) >= String(old?._updatedAt ?? '')).toBe(true)
  }
}

/** Every version of every document can be had again by its revision. */
async function expectHistory(versions: { transactionId: string; documents: Document[] }[]) {
  for (const { documents } of versions) {
    for (const document of documents) {
      const url = `/data/history/production/documents/${document._id}?revision=${document._rev}`
      const past = await test.editor.request({ url })
      expect(past.documents).toEqual([document])
    }
  }
}
