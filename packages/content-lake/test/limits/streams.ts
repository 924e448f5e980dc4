import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { expectedError } from '../../src/http/expected-error.ts'
import { limits } from '../../src/limits.ts'
import { FilterEngine } from '../../src/query/filter-engine.ts'
import { Listeners } from '../../src/query/listeners.ts'
import { DocumentStore } from '../../src/store/document-store.ts'
import type { TestLake } from '../open-test-lake.ts'
import {
  type Drivers,
  endless,
  lower,
  mutate,
  openLimited,
  send,
  temporaryFolder,
  times,
} from './platform.ts'

const document = { _id: 'heard', _type: 'note', _rev: '', _createdAt: '', _updatedAt: '' }
const slow = `*[${endless}]`
const listenTo = (text: string, search = '') =>
  `/data/listen/production?query=${encodeURIComponent(text)}${search}`
const note = (content: object) =>
  mutate('ada', { createOrReplace: { _id: 'heard', _type: 'note', ...content } })

/** The status of a filter that is refused. */
async function statusOfFilters(texts: readonly string[]): Promise<unknown> {
  const engine = new FilterEngine()
  onTestFinished(() => engine.close())
  await engine.start()
  const given = { ...document, text: 'x'.repeat(100_000) }
  const filters = texts.map((text) => engine.matches({ text, parameters: {} }, [given]))
  const last = (await Promise.allSettled(filters)).at(-1)
  return last?.status === 'rejected' && expectedError(last.reason)?.status
}

/** Listens with a slow filter while its document changes. Returns all events until the stream ends. */
async function listenSlowly(test: TestLake): Promise<string> {
  const { body } = await send(test, listenTo(slow), { user: 'mallory' })
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (chunk.includes('welcome')) await send(test, ...note({ count: Math.random() }))
  }
  return text
}

/** How many listeners of a store have ended after a number of transactions at once. */
async function endedAfter(transactions: number): Promise<number> {
  const store = new DocumentStore(join(await temporaryFolder(), 'lake.db'))
  const filters = new FilterEngine()
  const listeners = new Listeners(store, filters)
  let ended = 0
  const listener = {
    userId: 'ada',
    filter: { text: '*', parameters: {} },
    everyVersion: true,
    onChange() {},
    onEnd: () => (ended += 1),
  }
  await listeners.add(listener)
  for (let number = 0; number < transactions; number += 1) {
    const change = { id: 'a', before: undefined, after: { ...document, number }, mutations: [] }
    store.commit({ id: `t${number}`, timestamp: '', author: '', changes: [change] })
  }
  await filters.close()
  store.close()
  return ended
}

/** The statuses of event streams that are opened one after another, and stay open. */
async function openStreams(test: TestLake, users: readonly (string | undefined)[]) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const statuses: number[] = []
  for (const user of users) {
    const { signal } = leaving
    const options = user ? { user, signal } : { signal }
    statuses.push((await send(test, '/data/live/events/production', options)).status)
  }
  return statuses
}

/** A result of 8 MB, of which the operating system takes a part before the platform has unsent bytes. */
const largeResult = `/data/query/production?query=${encodeURIComponent(
  `{"a":"${'x'.repeat(1_000)}"}${'{"a":a+a}'.repeat(13)}`,
)}`

/** Sends a request whose response nobody reads yet. */
async function openUnread({ lake }: TestLake, path: string, user: string) {
  const headers = { authorization: `Bearer ${user}` }
  const request = get(new URL(`/v2025-05-21${path}`, lake.url), { headers, agent: false })
  onTestFinished(() => void request.destroy())
  const [response]: IncomingMessage[] = await once(request, 'response')
  response?.on('error', () => {})
  return response?.pause()
}

export const streamDrivers = {
  filterTimeoutMs: [408, lower({ filterTimeoutMs: 100 }, () => statusOfFilters([slow]))],
  filterProcessMegabytes: [
    400,
    () => statusOfFilters([`*[lower({"a":text}${'{"a":a+a}'.repeat(10)}.a) == "b"]`]),
  ],
  queuedFilters: [503, () => statusOfFilters(Array(limits.queuedFilters + 2).fill('*'))],
  filterTimeouts: [
    /longer than.*Try again in a minute/s,
    async () => {
      const test = await openLimited({ queryTimeoutMs: 100 })
      onTestFinished(() => test.remove())
      let text = ''
      // Those that take too long while the filter process starts again are rejected, and not counted.
      for (let turn = 0; turn < 20 && !text.includes('Try again'); turn += 1)
        text += await listenSlowly(test)
      return text
    },
  ],
  queuedAnnouncements: [1, () => endedAfter(limits.queuedAnnouncements + 2)],
  eventStreams: [
    [...Array(limits.eventStreams).fill(200), 503],
    (test) =>
      openStreams(
        test,
        times(limits.eventStreams + 1, (number) => `person${number}`),
      ),
  ],
  eventStreamsPerUser: [
    [...Array(limits.eventStreamsPerUser).fill(200), 429, 200],
    (test) => openStreams(test, [...Array(limits.eventStreamsPerUser + 1).fill('ada'), 'bob']),
  ],
  publicEventStreams: [
    [...Array(limits.publicEventStreams).fill(200), 429, 200],
    (test) => openStreams(test, [...Array(limits.publicEventStreams + 1).fill(undefined), 'ada']),
  ],
  eventBacklogBytes: [
    'closed',
    async (test) => {
      const path = listenTo('*', '&includeResult=true')
      for (const user of Array(limits.eventStreamsPerUser).fill('slow'))
        await openUnread(test, path, user)
      // The operating system takes some megabytes before the platform has a backlog.
      for (let count = 0; count < 300; count += 1) {
        await send(test, ...note({ count, text: 'x'.repeat(90_000) }))
        const leaving = new AbortController()
        const options = { user: 'slow', signal: leaving.signal }
        const { status } = await send(test, '/data/live/events/production', options)
        leaving.abort()
        if (status === 200) return 'closed'
      }
      return 'open'
    },
  ],
  unsentBytes: [
    ['closed', 'sent'],
    async (test) => {
      const responses = [
        await openUnread(test, largeResult, 'ada'),
        await openUnread(test, largeResult, 'bob'),
      ]
      const ends = responses.map((response) =>
        response?.toArray().then(
          () => 'sent',
          () => 'closed',
        ),
      )
      return (await Promise.all(ends)).toSorted()
    },
  ],
  unsentBytesPerUser: [
    [429, 200],
    async (test) => {
      await openUnread(test, largeResult, 'slow')
      const statusOf = async (user: string) => (await send(test, '/users/me', { user })).status
      return [await statusOf('slow'), await statusOf('bob')]
    },
  ],
} satisfies Partial<Drivers<keyof typeof limits>>
