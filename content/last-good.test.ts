import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as settled } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DiskCache, type InvalidationTags } from '#cache/index.ts'
import type { CachedQuery } from './cached-query.ts'
import { LastGood } from './last-good.ts'
import type { QueryResult } from './platform.ts'

function open({ disk, isRemote = true }: { disk?: DiskCache; isRemote?: boolean } = {}) {
  const clock = { now: 100_000 }
  const revalidated: InvalidationTags[] = []
  const reachable: boolean[] = []
  const failed: string[] = []
  const unreadable: string[] = []
  const cache = new LastGood({
    isRemote,
    staleWaitMs: 40,
    ...(disk ? { disk } : {}),
    now: () => clock.now,
    onRevalidated: (change) => revalidated.push(change),
    onReachable: (now) => reachable.push(now),
    onFailure: (key) => failed.push(key),
    onUnreadable: (key) => unreadable.push(key),
  })
  const value = async (query: CachedQuery<unknown>) => (await cache.get(query)).value
  return { clock, cache, failed, unreadable, reachable, revalidated, value }
}

function queryOf(
  result: () => unknown | Promise<unknown>,
  more: Partial<CachedQuery<unknown>> = {},
): CachedQuery<unknown> {
  return {
    key: 'k',
    tags: ['type:blog'],
    fetch: async (): Promise<QueryResult<unknown>> => ({
      result: await result(),
      syncTags: ['s1:a'],
    }),
    parse: (result) => result,
    ...more,
  }
}
const queryFor = (word: string) => queryOf(() => word)
const down = queryOf(() => Promise.reject(new Error('down')))

/** A query that ends when the test resolves it. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  promise.catch(() => undefined)
  onTestFinished(() => reject(new Error('over')))
  return { query: queryOf(() => promise), resolve }
}

afterEach(() => void vi.useRealTimers())

describe('LastGood', () => {
  it('is invalidated by the tags of the query, its own one and the sync tags of the result', async () => {
    const { cache } = open()
    expect((await cache.get(queryFor('old'))).tags).toEqual(
      new Set(['query:k', 'type:blog', 'tag:s1:a']),
    )
    cache.invalidate(['tag:s1:b', 'type:job', 'id:x'])
    expect((await cache.get(queryFor('new'))).value).toBe('old')
    cache.invalidate(['tag:s1:a'])
    expect((await cache.get(queryFor('new'))).value).toBe('new')
  })

  it('serves stale entries through an outage, and recovers', async () => {
    const { clock, cache, reachable, value } = open()
    await value(queryFor('good'))
    cache.invalidate('all')
    expect(await value(down)).toBe('good')
    expect(cache.isReachable).toBe(false)
    clock.now += 1_001
    expect(await value(queryFor('back'))).toBe('good')
    await expect.poll(() => cache.isReachable).toBe(true)
    expect(await value(down)).toBe('back')
    expect(reachable).toEqual([false, true])
  })

  it('reports each query that fails, once an outage', async () => {
    const { clock, failed, value } = open()
    const jobs = { ...down, key: 'jobs' }
    const fail = (query: CachedQuery<unknown>) => expect(value(query)).rejects.toThrow()
    await fail(down)
    await fail(jobs)
    await fail(jobs)
    expect(failed).toEqual(['k', 'jobs'])
    clock.now += 1_001
    await value(queryOf(() => 'back', { key: 'other' }))
    await fail(jobs)
    expect(failed).toEqual(['k', 'jobs', 'jobs'])
  })

  it('asks a platform on this machine each time, except for slow queries', async () => {
    const { value } = open({ isRemote: false })
    expect(await value(queryFor('one'))).toBe('one')
    expect(await value(queryFor('two'))).toBe('two')
    const index = (word: string) => ({ ...queryFor(word), key: 'index', takesLong: true })
    expect(await value(index('one'))).toBe('one')
    expect(await value(index('two'))).toBe('one')
    expect(await value(down)).toBe('two')
  })

  it('reports that anything may have been served stale once the platform is back', async () => {
    const { cache, revalidated, value } = open()
    await value(queryFor('good'))
    cache.invalidate('all')
    await value(down)
    cache.reportSuccess('poll')
    expect(revalidated).toEqual(['all'])
  })

  it('ignores the failure of a fetch that started before the last response', async () => {
    const { clock, cache, value } = open()
    const early = Promise.withResolvers<unknown>()
    const reading = value(queryOf(() => early.promise))
    clock.now += 1
    cache.reportSuccess('events')
    early.reject(new Error('late'))
    await expect(reading).rejects.toThrow('late')
    expect(cache.isReachable).toBe(true)
  })

  it('reports a value that was served stale and failed to load while the platform responds', async () => {
    const { clock, cache, revalidated, value } = open()
    await value(queryFor('old'))
    cache.invalidate('all')
    const stuck = Promise.withResolvers<unknown>()
    expect(await value(queryOf(() => stuck.promise))).toBe('old')
    clock.now += 1
    cache.reportSuccess('events')
    stuck.reject(new Error('connection lost'))
    await expect.poll(() => revalidated).toEqual([['query:k']])
    expect(await value(queryFor('new'))).toBe('new')
  })

  it('lets one caller wait briefly, and serves stale entries to all others at once', async () => {
    const { cache, value } = open()
    const other = { ...queryFor('other'), key: 'other' }
    await Promise.all([value(queryFor('good')), value(other)])
    cache.invalidate('all')
    expect(await value(slow().query)).toBe('good')
    // A wait would never end: the clock stands still.
    vi.useFakeTimers()
    expect(await value({ ...slow().query, key: 'other' })).toBe('other')
  })

  it('waits for a slow platform where there is no entry', async () => {
    const { cache, value } = open()
    await value(queryFor('good'))
    cache.invalidate('all')
    await value(slow().query)
    vi.useFakeTimers()
    const late = slow()
    const first = value({ ...late.query, key: 'first' })
    // Twice as long as a reader with a copy waits.
    await vi.advanceTimersByTimeAsync(80)
    late.resolve('there')
    expect(await first).toBe('there')
  })

  it('waits for a first fetch no longer than the caller allows, and has it for the next one', async () => {
    const { value, cache } = open()
    const late = slow()
    await expect(cache.get(late.query, 60)).rejects.toThrow('in time')
    await expect(cache.get(late.query, 0)).rejects.toThrow('in time')
    late.resolve('there')
    await settled()
    expect(await value(late.query)).toBe('there')
  })

  it('reports a different value that came after a stale one was served', async () => {
    const { cache, revalidated, value } = open()
    await value(queryFor('old'))
    cache.invalidate('all')
    const late = slow()
    expect(await value(late.query)).toBe('old')
    late.resolve('new')
    await expect.poll(() => revalidated).toEqual([['query:k']])
  })

  it('fails without an entry, and does not retry at once', async () => {
    const { clock, value } = open()
    await expect(value(down)).rejects.toThrow('down')
    await expect(value(queryFor('back'))).rejects.toThrow('does not respond')
    clock.now += 1_001
    expect(await value(queryFor('back'))).toBe('back')
  })

  it('fails fast for callers with a fallback', async () => {
    const { value } = open()
    const late = slow()
    const query = { ...late.query, failFast: true }
    await expect(value(query)).rejects.toThrow('in time')
    // A wait would never end: the clock stands still.
    vi.useFakeTimers()
    await expect(value(query)).rejects.toThrow('in time')
    vi.useRealTimers()
    late.resolve('there')
    await settled()
    expect(await value(query)).toBe('there')
  })

  it('serves the stale entry for an invalid result, and reads other queries', async () => {
    const { cache, reachable, unreadable, value } = open()
    await value(queryFor('good'))
    cache.invalidate('all')
    const corrupt = queryOf(() => 'odd', {
      parse: () => {
        throw new Error('no shape of ours')
      },
    })
    expect(await value(corrupt)).toBe('good')
    expect(await value(corrupt)).toBe('good')
    expect(await value({ ...queryFor('another'), key: 'other' })).toBe('another')
    expect(reachable).toEqual([])
    expect(unreadable).toEqual(['k'])
  })

  it('stores only cacheable values, and drops the entry of a deleted document', async () => {
    const { cache, value } = open()
    const post = (result: unknown) =>
      queryOf(() => result, { isCacheable: (found) => found !== null })
    expect(await value(post(null))).toBeNull()
    expect(await value(post('there'))).toBe('there')
    cache.invalidate(['tag:s1:a'])
    expect(await value(post(null))).toBeNull()
    await expect(value(down)).rejects.toThrow('down')
  })

  it.each([true, false])(
    'serves a stale entry at once for what takes long, remote: %s',
    async (isRemote) => {
      const { cache, revalidated, value } = open({ isRemote })
      await value(queryFor('old'))
      cache.invalidate('all')
      expect(await value({ ...queryFor('new'), takesLong: true })).toBe('old')
      await expect.poll(() => revalidated).toEqual([['query:k']])
    },
  )

  it('serves stored values after a restart during an outage', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'content-cache-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
    const start = () => {
      const disk = new DiskCache({ directory, source: 'a', maxBytes: 1e6, onError: () => {} })
      return { disk, ...open({ disk }) }
    }
    const before = start()
    await before.value(queryFor('old'))
    await before.disk.flush()
    expect(await start().value(down)).toBe('old')
    expect(await start().value(slow().query)).toBe('old')
    expect(await start().value(queryFor('new'))).toBe('new')
  })

  it('names a query whose caller used a fallback once it has a value', async () => {
    const { cache, revalidated } = open()
    const { query, resolve } = slow()
    await expect(cache.get({ ...query, failFast: true })).rejects.toThrow()
    expect(revalidated).toEqual([])
    resolve('late')
    await cache.get(query)
    expect(revalidated).toEqual([['query:k']])
  })
})
