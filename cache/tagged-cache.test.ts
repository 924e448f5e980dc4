import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type InvalidationTags, type Loaded, TaggedCache } from './tagged-cache.ts'

const loaded = (value: string, more: Partial<Loaded<string>> = {}): Loaded<string> => ({
  value,
  tags: new Set(['type:blog']),
  hash: value,
  size: value.length,
  freshMs: 60_000,
  ...more,
})

function open(maxBytes = 1e6, isArbitrary?: (key: string, value: string) => boolean) {
  const clock = { now: 100_000 }
  const revalidated: string[] = []
  const cache = new TaggedCache<string>({
    maxBytes,
    ...(isArbitrary ? { isArbitrary } : {}),
    now: () => clock.now,
    onRevalidated: (key) => revalidated.push(key),
  })
  const get = async (value: string, more: Partial<Loaded<string>> = {}, key = 'k') =>
    (await cache.fetch(key, async () => loaded(value, more))).value
  const fail = async () => (await cache.fetch('k', () => Promise.reject(new Error('down')))).value
  return { cache, clock, revalidated, get, fail }
}

describe('TaggedCache', () => {
  it('loads once for concurrent callers', async () => {
    const { cache } = open()
    let loads = 0
    const load = async () => loaded(`load ${++loads}`)
    const [one, other] = await Promise.all([cache.fetch('k', load), cache.fetch('k', load)])
    expect([one.value, other.value, cache.fresh('k')]).toEqual(Array(3).fill('load 1'))
  })

  it('serves an expired value immediately, loads it again, and reports a different one', async () => {
    const { cache, clock, revalidated, get } = open()
    await get('old')
    clock.now += 60_001
    expect(cache.fresh('k')).toBeUndefined()
    expect(await get('old')).toBe('old')
    await settled()
    expect([cache.fresh('k'), revalidated]).toEqual(['old', []])
    clock.now += 60_001
    expect(await get('new')).toBe('old')
    await settled()
    expect([cache.fresh('k'), revalidated]).toEqual(['new', ['k']])
  })

  it.each<[InvalidationTags]>([[['type:job', 'type:blog']], ['all']])(
    'loads a value again before it serves it after a change of %s',
    async (tags) => {
      const { cache, revalidated, get } = open()
      await get('old')
      cache.invalidate(tags)
      expect(cache.fresh('k')).toBeUndefined()
      expect(await get('new')).toBe('new')
      expect([cache.fresh('k'), revalidated]).toEqual(['new', []])
    },
  )

  it('keeps values with other tags, and values without tags', async () => {
    const { cache, get } = open()
    await get('post')
    cache.invalidate(['type:job', 'id:job-1'])
    expect(cache.fresh('k')).toBe('post')
    await get('plans', { tags: new Set() }, 'plans')
    cache.invalidate('all')
    expect(cache.fresh('plans')).toBe('plans')
  })

  it('invalidates an expired value, and one that is being loaded again', async () => {
    const { cache, clock, get } = open()
    await get('old')
    clock.now += 60_001
    const early = Promise.withResolvers<Loaded<string>>()
    expect((await cache.fetch('k', () => early.promise)).value).toBe('old')
    cache.invalidate('all')
    expect(await get('new')).toBe('new')
    early.resolve(loaded('early'))
    await settled()
    expect(cache.fresh('k')).toBe('new')
  })

  it('neither shares nor stores as fresh what was loaded before a change', async () => {
    const { cache, get } = open()
    const early = Promise.withResolvers<Loaded<string>>()
    const first = cache.fetch('k', () => early.promise)
    cache.invalidate(['type:blog'])
    const second = get('new')
    early.resolve(loaded('old'))
    expect([(await first).value, await second, cache.fresh('k')]).toEqual(['old', 'new', 'new'])
  })

  it('stores it for an outage, unless there is a newer value', async () => {
    const { cache, get, fail } = open()
    const early = Promise.withResolvers<Loaded<string>>()
    const first = cache.fetch('k', () => early.promise)
    cache.invalidate('all')
    early.resolve(loaded('old'))
    await first
    expect(cache.fresh('k')).toBeUndefined()
    expect(await fail()).toBe('old')
    expect(await get('new')).toBe('new')
  })

  it('serves the invalidated value when a load fails, and throws when there is none', async () => {
    const { cache, revalidated, get, fail } = open()
    await expect(fail()).rejects.toThrow('down')
    await get('old')
    cache.invalidate('all')
    expect(await fail()).toBe('old')
    expect(await get('new')).toBe('new')
    expect(revalidated).toEqual(['k'])
  })

  it('does not store a value that is never fresh, and drops the old one', async () => {
    const { cache, get, fail } = open()
    await get('old')
    cache.invalidate('all')
    expect(await get('personal', { freshMs: 0 })).toBe('personal')
    await expect(fail()).rejects.toThrow('down')
  })

  it('does not let a value expire that is fresh forever', async () => {
    const { cache, clock, get } = open()
    await get('font', { freshMs: Number.POSITIVE_INFINITY })
    clock.now += 1e12
    expect(cache.fresh('k')).toBe('font')
  })

  it('stays within its limit of bytes', async () => {
    const { cache, get } = open(10_000)
    const keys = Array.from({ length: 50 }, (_, number) => String(number))
    for (const key of keys) await get('x'.repeat(1000), {}, key)
    const stored = keys.filter((key) => cache.fresh(key))
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.length).toBeLessThan(10)
    expect(cache.size).toBeLessThanOrEqual(10_000)
  })

  it('has arbitrary keys evict nothing else, not even while they are loaded', async () => {
    const { cache, get } = open(40_000, (key) => key.startsWith('?'))
    const names = Array.from({ length: 13 }, (_, number) => `page ${number}`)
    for (const name of names) await get('x'.repeat(1_200), {}, name)
    const stored = names.filter((name) => cache.fresh(name))
    expect(stored.length).toBeGreaterThan(10)
    const release = Promise.withResolvers<Loaded<string>>()
    const loads = Array.from({ length: 1_000 }, (_, number) =>
      cache.fetch(`?${number}`, () => release.promise),
    )
    release.resolve(loaded('x'.repeat(1_200)))
    await Promise.all(loads)
    expect(names.filter((name) => cache.fresh(name))).toEqual(stored)
  })

  it('replaces only the cached value', async () => {
    const { cache, get } = open()
    await get('value')
    cache.replace('k', 'other', 'wrong', 5)
    cache.replace('k', 'value', 'smaller', 7)
    expect(cache.fresh('k')).toBe('smaller')
    // It stays when a load returns the same hash.
    cache.invalidate('all')
    expect(await get('value')).toBe('smaller')
  })

  it('aborts a load when all callers have left, and no longer shares it', async () => {
    const { cache, get } = open()
    const [one, other] = [new AbortController(), new AbortController()]
    const signals: AbortSignal[] = []
    const load = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<Loaded<string>>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    const waiting = [cache.fetch('k', load, one.signal), cache.fetch('k', load, other.signal)]
    const all = Promise.allSettled(waiting)
    one.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    other.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(await get('later')).toBe('later')
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(cache.fetch('k', load, one.signal)).rejects.toThrow()
  })
})
