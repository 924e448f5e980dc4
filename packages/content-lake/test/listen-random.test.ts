import type { MutationEvent } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'
import { type RandomMutation, randomMutations } from './random-mutations.ts'

type Document = NonNullable<ReturnType<Mutation['apply']>>
type SubmittedMutations = ConstructorParameters<typeof Mutation>[0]['mutations']

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

const ids = ['one', 'two', 'drafts.one']
const last = 'last'

/** Rebuilds documents from the events of `listen` alone, as an editor in a browser does. */
class Follower {
  readonly documents = new Map<string, Document>()
  readonly ready = Promise.withResolvers<void>()
  readonly done = Promise.withResolvers<void>()
  readonly #subscription: { unsubscribe(): void }

  constructor({ editor }: TestLake) {
    const options = { events: ['welcome', 'mutation'] as ('welcome' | 'mutation')[] }
    this.#subscription = editor
      .listen('*', {}, { ...options, includeAllVersions: true, includeResult: false })
      .subscribe({
        next: (event) => {
          if (event.type === 'welcome') this.ready.resolve()
          if (event.type === 'mutation') this.#take(event)
        },
        error: (error) => this.done.reject(error),
      })
  }

  stop(): void {
    this.#subscription.unsubscribe()
  }

  #take(event: MutationEvent): void {
    try {
      const { documentId, transactionId, timestamp, previousRev, resultRev, mutations } = event
      const before = this.documents.get(documentId)
      expect(previousRev).toBe(before?._rev)
      const after: unknown = new Mutation({
        mutations: mutations as SubmittedMutations,
        transactionId,
        timestamp,
        ...(resultRev ? { resultRev } : {}),
      }).apply(before ? structuredClone(before) : null)
      if (after) this.documents.set(documentId, after as Document)
      else this.documents.delete(documentId)
      if (documentId === last) this.done.resolve()
    } catch (error) {
      this.done.reject(error)
    }
  }
}

/** Sends transactions one after the other; those that are refused do not matter here. */
async function send({ editor }: TestLake, sequence: RandomMutation[][]): Promise<void> {
  for (const mutations of sequence)
    await editor
      .request({ url: '/data/mutate/production', method: 'POST', body: { mutations } })
      .catch(() => {})
}

it('two clients that write at once end with the same documents', async () => {
  const run = async (one: RandomMutation[][], other: RandomMutation[][]) => {
    await test.editor.delete({ query: '*' })
    const followers = [new Follower(test), new Follower(test)]
    try {
      await Promise.all(followers.map(({ ready }) => ready.promise))
      await Promise.all([send(test, one), send(test, other)])
      await test.editor.create({ _id: last, _type: 'note' })
      await Promise.all(followers.map(({ done }) => done.promise))
      const stored = await test.editor.fetch<Document[]>('*', {}, { perspective: 'raw' })
      for (const { documents } of followers) {
        const rebuilt = [...documents.values()]
        rebuilt.sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
        expect(rebuilt).toEqual(stored)
      }
    } finally {
      for (const follower of followers) follower.stop()
    }
  }
  const sequence = fc.array(randomMutations(ids), { minLength: 1, maxLength: 6 })
  await fc.assert(fc.asyncProperty(sequence, sequence, run), { numRuns: 25 })
})
