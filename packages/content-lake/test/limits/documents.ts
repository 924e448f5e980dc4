import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { openTestLake, type TestLake } from '../open-test-lake.ts'
import {
  answer,
  type Drivers,
  endless,
  firstAnswer,
  mutate,
  openLimited,
  query,
  send,
  statusesAtOnce,
  times,
} from './platform.ts'

const letters = (characters: number) => 'x'.repeat(characters)
const note = (_id: string, content: object = {}) => ({
  createOrReplace: { _id, _type: 'note', ...content },
})
function nested(depth: number): object {
  let value = {}
  for (let level = 0; level < depth; level += 1) value = { a: value }
  return value
}
const write = (test: TestLake, ...mutations: object[]) =>
  answer(test, ...mutate('ada', ...mutations))
/** Waits for a query without an end, before others are written. */
const slowWrite = (user: string) =>
  mutate(user, { patch: { query: `*[${endless}]`, set: { a: 1 } } })

/** Writes the same document again and again. */
async function edit(test: TestLake, id: string, often: number, characters: number): Promise<void> {
  for (let count = 0; count < often; count += 1)
    await write(test, note(id, { count, text: letters(characters) }))
}

/** What a platform's database has of past transactions, and the bytes of the documents in them. */
function retained({ directory }: TestLake) {
  const database = new Database(join(directory, 'lake.db'), { readonly: true })
  const number = (sql: string) => Number(database.prepare(sql).pluck().get())
  const found = {
    transactions: number('SELECT count(*) FROM transactions'),
    bytes: number('SELECT coalesce(sum(octet_length(body)), 0) FROM revisions'),
  }
  database.close()
  return found
}

/** What is retained after many edits, on a platform of its own. */
async function retainedAfterEdits(often: number, characters: number, isReopened = true) {
  const test = await openLimited()
  await edit(test, 'a', often, characters)
  const last = isReopened ? await test.reopen() : test
  onTestFinished(() => last.remove())
  return retained(last)
}

/** The statuses of reading documents and their history, by a number of people. */
const largeReadStatuses = (test: TestLake, users: number) =>
  Promise.all(
    ['history/production/transactions/past', 'doc/production/past'].map((path) =>
      statusesAtOnce(
        test,
        `/data/${path}`,
        times(limits.queuedLargeReads + 2, (number) => `reader${number % users}`),
      ),
    ),
  )

export const documentDrivers = {
  documentsCharacters: [
    [413, 413, 413, 413, 1],
    async (test) => {
      const ids = ['much0', 'much1']
      for (const id of ids)
        await write(test, note(id, { text: letters(limits.documentsCharacters / 2) }))
      const get = (path: string, search = '', names = ids) =>
        send(test, `/data/${path}${names.join()}${search}`, { user: 'ada' })
      const past = 'history/production/documents/'
      const refused = await Promise.all([
        get('doc/production/'),
        get(past),
        get(past, '?lastRevision=true'),
        get(past, '?time=2100-01-01T00:00:00Z'),
      ])
      // A document that is named twice is read once.
      const repeated = await get('doc/production/', '', Array(100).fill('much0'))
      return [...refused.map(({ status }) => status), (await repeated.json()).documents.length]
    },
  ],
  exports: [
    [200, 503],
    (test) =>
      statusesAtOnce(
        test,
        '/data/export/production',
        times(limits.exports + 1, (number) => `exporter${number}`),
      ),
  ],
  exportsPerUser: [
    [200, 503],
    (test) =>
      statusesAtOnce(test, '/data/export/production', Array(limits.exportsPerUser + 1).fill('ada')),
  ],
  headerBytes: [
    431,
    async (test) =>
      (await send(test, '/ping', { headers: { a: letters(limits.headerBytes) } })).status,
  ],
  historyCharacters: [
    [200, true],
    async (test) => {
      const characters = limits.historyCharacters / 5
      await edit(test, 'edited', 6, characters)
      const path = '/data/history/production/transactions/edited?reverse=true'
      const response = await send(test, path, { user: 'ada' })
      const size = (await response.text()).length
      return [response.status, size > characters && size <= limits.historyCharacters]
    },
  ],
  queuedLargeReads: [Array(2).fill([200, 503]), (test) => largeReadStatuses(test, 50)],
  queuedLargeReadsPerUser: [Array(2).fill([200, 429]), (test) => largeReadStatuses(test, 1)],
  retainedTransactions: [
    limits.retainedTransactions,
    async () => (await retainedAfterEdits(limits.retainedTransactions + 1, 10)).transactions,
  ],
  retainedBytes: [
    true,
    async () => {
      const { bytes } = await retainedAfterEdits(8, limits.retainedBytes / 6)
      return bytes > limits.retainedBytes / 4 && bytes <= limits.retainedBytes
    },
  ],
  unprunedCharacters: [
    true,
    async () => {
      const characters = limits.documentCharacters - 1_000
      const often = Math.ceil(limits.unprunedCharacters / characters) + 1
      const { bytes } = await retainedAfterEdits(often, characters, false)
      return bytes <= limits.unprunedCharacters
    },
  ],
  jsonBytes: [/^413 /, (test) => write(test, note('a', { text: letters(limits.jsonBytes) }))],
  jsonDepth: [
    [/^400 .*nest 60 levels/, ...Array(3).fill(/^400 .*nests 70 levels/)].map((text) =>
      expect.stringMatching(text),
    ),
    (test) => {
      const [user, deep] = ['ada', nested(1_000)]
      const json = { query: '$a', params: { a: deep } }
      const patch = { patch: { query: '*[$a]', params: { a: deep }, set: { a: 1 } } }
      return Promise.all([
        write(test, note('a', nested(limits.jsonDepth + 1))),
        write(test, patch),
        answer(test, '/data/query/production', { user, json }),
        answer(test, '/users/me/keyvalue', {
          user,
          method: 'PUT',
          json: [{ key: 'a', value: deep }],
        }),
      ])
    },
  ],
  documentCharacters: [
    /^400 .*larger than/,
    (test) => write(test, note('a', { text: letters(limits.documentCharacters) })),
  ],
  documentAttributes: [
    Array(2).fill(expect.stringMatching(/^400 .*attributes/)),
    async (test) => {
      const some = (first: number) =>
        Object.fromEntries(times(limits.documentAttributes, (number) => [`a${first + number}`, 1]))
      const patch = { patch: { id: 'grows', set: { ...some(0) } } }
      return [await write(test, note('a', some(0))), await write(test, note('grows'), patch)]
    },
  ],
  mutationsPerRequest: [
    Array(3).fill(expect.stringMatching(/^400 .*changes at most/)),
    async (test) => {
      const most = limits.mutationsPerRequest
      const same = { _id: 'same', _type: 'note' }
      return Promise.all([
        write(test, ...times(most + 1, (number) => note(`a${number}`))),
        write(test, ...times(most + 1, () => ({ createIfNotExists: same }))),
        write(test, { delete: { id: times(most + 1, (number) => `missing${number}`) } }),
      ])
    },
  ],
  rewrittenCharacters: [
    Array(2).fill(expect.stringMatching(/^400 .*may rewrite/)),
    async (test) => {
      const often = Math.ceil(limits.rewrittenCharacters / limits.documentCharacters) + 1
      const large = times(often, (number) => `large${number}`)
      for (const id of large)
        await write(test, note(id, { text: letters(limits.documentCharacters - 1_000) }))
      return Promise.all([
        write(test, ...times(often, () => ({ patch: { id: 'large0', set: { a: 1 } } }))),
        write(test, { delete: { id: large } }),
      ])
    },
  ],
  patchPathCharacters: [
    /^400 .*characters/,
    (test) =>
      write(test, {
        patch: { id: 'a', unset: [`a${'.a'.repeat(limits.patchPathCharacters / 2)}`] },
      }),
  ],
  documentIdCharacters: [
    /^400 .*Malformed document ID/,
    (test) => write(test, note(letters(limits.documentIdCharacters + 1))),
  ],
  queuedWrites: [
    /^503 .*Too many requests/,
    (test) => firstAnswer(test, limits.queuedWrites + 2, (number) => slowWrite(`writer${number}`)),
  ],
  queuedWritesPerUser: [
    /^429 .*Too many requests/,
    (test) => firstAnswer(test, limits.queuedWritesPerUser + 2, () => slowWrite('writer')),
  ],
  minFreeBytes: [
    [507, 507, 507, 507, 200],
    async () => {
      const test = await openTestLake({ minFreeBytes: Number.MAX_SAFE_INTEGER })
      onTestFinished(() => test.remove())
      const user = test.lake.token
      const requests: Parameters<typeof firstAnswer>[2][] = [
        () => mutate(user, note('a')),
        () => ['/data/actions/production', { user, json: { actions: [] } }],
        () => ['/assets/images/production', { user, method: 'POST', body: 'a' }],
        () => ['/assets/files/production', { user, method: 'POST', body: 'a' }],
        () => query('1'),
      ]
      return Promise.all(requests.map(async (make) => (await send(test, ...make(0))).status))
    },
  ],
} satisfies Partial<Drivers<keyof typeof limits>>
