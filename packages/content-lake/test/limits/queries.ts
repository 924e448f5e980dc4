import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { Dataset } from '../../src/query/dataset.ts'
import { DocumentStore } from '../../src/store/document-store.ts'
import { writeDocument } from '../../src/store/document-summary.ts'
import { namedByToken, openTestLake, type TestLake } from '../open-test-lake.ts'
import {
  answer,
  type Drivers,
  endless,
  firstAnswer,
  lower,
  query,
  send,
  temporaryFolder,
  times,
} from './platform.ts'

const empty = { _id: 'a', _type: 'note', _rev: '', _createdAt: '', _updatedAt: '' }

const tooDeep = (depth: number) => '['.repeat(depth + 1)
const tooLong = (characters: number) => `*//${'x'.repeat(characters)}`
const tooManyTokens = (tokens: number) => `1${'+1'.repeat(tokens / 2)}`
/** The status of a query that exceeds each limit of a query text. */
const statusOfText =
  (
    { characters, tokens, depth }: typeof limits.publicQuery | typeof limits.editorQuery,
    user?: string,
  ) =>
  (test: TestLake) =>
    Promise.all(
      [tooLong(characters), tooManyTokens(tokens), tooDeep(depth)].map(
        async (text) => (await send(test, ...query(text, user))).status,
      ),
    )
/** A text of a thousand characters, doubled. */
const doubled = (times: number) => `{"a":"${'x'.repeat(1_024)}"}${'{"a":a+a}'.repeat(times)}`
const lengthOf = (characters: number) => Math.ceil(Math.log2(characters / 1_024))

/** The statuses of known queries while the queue is full: a cached result needs no turn. */
async function answersWhenFull(test: TestLake, texts: readonly string[]): Promise<number[]> {
  const leaving = new AbortController()
  const { signal } = leaving
  for (const text of texts) await send(test, ...query(text))
  const busy = times(limits.queuedQueries + 2, async () => {
    const [path, call] = query(endless)
    return (await send(test, path, { ...call, signal })).status
  })
  try {
    await Promise.race(busy)
    return await Promise.all(texts.map(async (text) => (await send(test, ...query(text))).status))
  } finally {
    leaving.abort()
    await Promise.allSettled(busy)
  }
}

/** How many of some documents are still as they were read before their text was changed. */
async function cachedOf(texts: readonly string[]): Promise<boolean[]> {
  const file = join(await temporaryFolder(), 'lake.db')
  const store = new DocumentStore(file)
  const changes = texts.map((text, number) => ({
    id: `${number}`,
    before: undefined,
    after: { ...empty, _id: `${number}`, text },
    mutations: [],
  }))
  store.commit({ id: 'a', timestamp: '', author: '', changes })
  const view = new Dataset(file, (document) => document).view('raw', 'editor')
  const read = () => changes.map(({ id }) => view.get(id)?.text)
  const before = read()
  const database = new Database(file)
  database.exec(`UPDATE documents SET body = json_set(body, '$.text', 'changed')`)
  database.close()
  const after = read()
  store.close()
  return before.map((text, number) => text === after[number])
}

export const queryDrivers = {
  publicQuery: [[413, 400, 400], statusOfText(limits.publicQuery)],
  editorQuery: [[413, 400, 400], statusOfText(limits.editorQuery, 'ada')],
  publicQueryTimeoutMs: [
    /^408 .*longer than 100 ms/,
    lower({ publicQueryTimeoutMs: 100 }, (test) => answer(test, ...query(endless))),
  ],
  queryTimeoutMs: [
    /^408 .*longer than 100 ms/,
    lower({ queryTimeoutMs: 100 }, (test) => answer(test, ...query(endless, 'ada'))),
  ],
  queuedQueries: [
    /^503 .*Too many requests/,
    (test) => firstAnswer(test, limits.queuedQueries + 2, () => query(endless)),
  ],
  queuedQueriesPerUser: [
    /^429 .*Too many requests/,
    (test) => firstAnswer(test, limits.queuedQueriesPerUser + 2, () => query(endless, 'many')),
  ],
  queryProcessMegabytes: [
    /^400 .*too much memory/,
    async () => {
      // On a busy machine, the process needs longer than a query may take until its memory is full.
      const test = await openTestLake({ accounts: namedByToken, queryTimeoutMs: 100_000 })
      onTestFinished(() => test.remove())
      return answer(test, ...query(`lower(${doubled(18)}.a)`, 'ada'))
    },
  ],
  publicResultCharacters: [
    /^400 .*result is too large/,
    (test) => answer(test, ...query(doubled(lengthOf(limits.publicResultCharacters)))),
  ],
  resultCharacters: [
    /^400 .*result is too large/,
    (test) => answer(test, ...query(doubled(lengthOf(limits.resultCharacters)), 'ada')),
  ],
  resultCacheCharacters: [
    [200, 503],
    (test) => answersWhenFull(test, ['1+1', `"${'x'.repeat(limits.resultCacheCharacters / 4)}"`]),
  ],
  syncTags: [
    ['s1:production'],
    async (test) => {
      const ids = JSON.stringify(times(limits.syncTags + 1, (number) => `x${number}`))
      return (await (await send(test, ...query(`*[_id in ${ids}]`))).json()).syncTags
    },
  ],
  deferredAttributeCharacters: [
    ['long'],
    () =>
      writeDocument({ ...empty, short: 'x', long: 'x'.repeat(limits.deferredAttributeCharacters) })
        .summary.deferred,
  ],
  summaryCharacters: [
    limits.summaryCharacters,
    () => {
      const kept = 'x'.repeat(limits.summaryCharacters / 20 - 2)
      const many = times(40, (number) => [`a${number}`, kept])
      const { deferred } = writeDocument(
        Object.assign({ ...empty }, Object.fromEntries(many)),
      ).summary
      return (many.length - deferred.length + 1) * (kept.length + 2)
    },
  ],
  bodyCacheCharacters: [
    [true, false],
    () => cachedOf(['x'.repeat(2_000), 'x'.repeat(limits.bodyCacheCharacters)]),
  ],
} satisfies Partial<Drivers<keyof typeof limits>>
