import { setImmediate as settled } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Answer } from '../platform.ts'
import type { Question } from './cached-query.ts'
import { LastGood } from './stale-cache.ts'
import type { ContentChange } from './tags.ts'

function open() {
  const clock = { now: 100_000 }
  const renewed: ContentChange[] = []
  const reachable: boolean[] = []
  const copies = new LastGood({
    freshFor: 60_000,
    patience: 40,
    maxBytes: 1e6,
    now: () => clock.now,
    onRenewed: (change) => renewed.push(change),
    onReachable: (now) => reachable.push(now),
  })
  const value = async (question: Question<unknown>) => (await copies.get(question)).value
  return { clock, copies, reachable, renewed, value }
}

function ask(
  answer: () => unknown | Promise<unknown>,
  more: Partial<Question<unknown>> = {},
): Question<unknown> {
  return {
    key: 'k',
    topics: ['type:blog'],
    ask: async (): Promise<Answer<unknown>> => ({ result: await answer(), tags: ['s1:a'] }),
    parse: (result) => result,
    ...more,
  }
}
const say = (word: string) => ask(() => word)
const down = ask(() => Promise.reject(new Error('down')))

/** A question that is answered when told to. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  promise.catch(() => undefined)
  onTestFinished(() => reject(new Error('over')))
  return { question: ask(() => promise), resolve }
}

afterEach(() => void vi.useRealTimers())

describe('LastGood', () => {
  it('reads once for concurrent callers', async () => {
    const { value } = open()
    let reads = 0
    const question = ask(() => ++reads)
    expect(await Promise.all([value(question), value(question)])).toEqual([1, 1])
  })

  it('gives an expired copy at once, renews it behind, and says when it differs', async () => {
    const { clock, renewed, value } = open()
    await value(say('old'))
    clock.now += 60_001
    expect(await value(say('old'))).toBe('old')
    await settled()
    expect(renewed).toEqual([])
    clock.now += 60_001
    expect(await value(say('new'))).toBe('old')
    await expect.poll(() => renewed).toEqual([['read:k']])
    expect(await value(say('newer'))).toBe('new')
  })

  it.each([[['tag:s1:a']], [['type:blog']], ['all']] as [ContentChange][])(
    'awaits the new value after a change of %s',
    async (change) => {
      const { copies, renewed, value } = open()
      await value(say('old'))
      copies.changed(change)
      expect(await value(say('new'))).toBe('new')
      expect(renewed).toEqual([])
    },
  )

  it('leaves copies alone that a change is not about', async () => {
    const { copies, value } = open()
    await value(say('old'))
    copies.changed(['tag:s1:b', 'type:job', 'id:x'])
    expect(await value(say('new'))).toBe('old')
  })

  it('does not take what it asked for before a change for what is there after it', async () => {
    const { copies, value } = open()
    const early = slow()
    const first = value(early.question)
    copies.changed('all')
    const second = value(say('new'))
    early.resolve('old')
    expect([await first, await second]).toEqual(['old', 'new'])
    expect(await value(say('newer'))).toBe('new')
  })

  it('keeps the last good copy through an outage, and recovers', async () => {
    const { clock, copies, reachable, value } = open()
    await value(say('good'))
    copies.changed('all')
    expect(await value(down)).toBe('good')
    expect(copies.reachable).toBe(false)
    clock.now += 1_001
    expect(await value(say('back'))).toBe('good')
    await expect.poll(() => copies.reachable).toBe(true)
    expect(await value(down)).toBe('back')
    expect(reachable).toEqual([false, true])
  })

  it('says, once the platform is back, what was given old meanwhile', async () => {
    const { copies, renewed, value } = open()
    const other = { ...say('other'), key: 'other' }
    await Promise.all([value(say('good')), value(other)])
    copies.changed('all')
    await value(down)
    copies.answered('pulse')
    expect(renewed).toEqual([['read:k']])
  })

  it('does not believe a failure that set out before the last answer', async () => {
    const { clock, copies, value } = open()
    const early = Promise.withResolvers<unknown>()
    const reading = value(ask(() => early.promise))
    clock.now += 1
    copies.answered('events')
    early.reject(new Error('late'))
    await expect(reading).rejects.toThrow('late')
    expect(copies.reachable).toBe(true)
  })

  it('has one wait in vain, shortly, and nobody else who can be given a copy', async () => {
    const { copies, value } = open()
    const other = { ...say('other'), key: 'other' }
    await Promise.all([value(say('good')), value(other)])
    copies.changed('all')
    expect(await value(slow().question)).toBe('good')
    // A wait would never end: the clock stands still.
    vi.useFakeTimers()
    expect(await value({ ...slow().question, key: 'other' })).toBe('other')
  })

  it('lets a first read of something take its time on a slow platform', async () => {
    const { copies, value } = open()
    await value(say('good'))
    copies.changed('all')
    await value(slow().question)
    vi.useFakeTimers()
    const late = slow()
    const first = value({ ...late.question, key: 'first' })
    // Twice as long as a reader with a copy waits.
    await vi.advanceTimersByTimeAsync(80)
    late.resolve('there')
    expect(await first).toBe('there')
  })

  it('waits for a first read no longer than it is told, and has it for the next one who asks', async () => {
    const { value, copies } = open()
    const late = slow()
    await expect(copies.get(late.question, 60)).rejects.toThrow('in time')
    await expect(copies.get(late.question, 0)).rejects.toThrow('in time')
    late.resolve('there')
    await settled()
    expect(await value(late.question)).toBe('there')
  })

  it('says so when a value that came too late for somebody differs', async () => {
    const { copies, renewed, value } = open()
    await value(say('old'))
    copies.changed('all')
    const late = slow()
    expect(await value(late.question)).toBe('old')
    late.resolve('new')
    await expect.poll(() => renewed).toEqual([['read:k']])
  })

  it('fails when there is no copy, and does not try again at once', async () => {
    const { clock, value } = open()
    await expect(value(down)).rejects.toThrow('down')
    await expect(value(say('back'))).rejects.toThrow('does not answer')
    clock.now += 1_001
    expect(await value(say('back'))).toBe('back')
  })

  it('does not have those wait who have something else', async () => {
    const { value } = open()
    const late = slow()
    const question = { ...late.question, hasFallback: true }
    await expect(value(question)).rejects.toThrow('in time')
    // A wait would never end: the clock stands still.
    vi.useFakeTimers()
    await expect(value(question)).rejects.toThrow('in time')
    vi.useRealTimers()
    late.resolve('there')
    await settled()
    expect(await value(question)).toBe('there')
  })

  it('counts an answer of another shape as none', async () => {
    const { copies, value } = open()
    await value(say('good'))
    copies.changed('all')
    const corrupt = ask(() => 'odd', {
      parse: () => {
        throw new Error('no shape of ours')
      },
    })
    expect(await value(corrupt)).toBe('good')
    expect(copies.reachable).toBe(false)
  })

  it('keeps no copy of what is not worth one, and drops that of a deleted document', async () => {
    const { copies, value } = open()
    const post = (result: unknown) => ask(() => result, { keeps: (found) => found !== null })
    expect(await value(post(null))).toBeNull()
    expect(await value(post('there'))).toBe('there')
    copies.changed(['tag:s1:a'])
    expect(await value(post(null))).toBeNull()
    await expect(value(down)).rejects.toThrow('down')
  })

  it('gives an old copy without waiting where a question asks for that', async () => {
    const { copies, renewed, value } = open()
    await value(say('old'))
    copies.changed('all')
    expect(await value({ ...say('new'), patience: 0 })).toBe('old')
    await expect.poll(() => renewed).toEqual([['read:k']])
  })
})
