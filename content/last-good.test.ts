import { describe, expect, it } from 'vitest'
import { LastGood } from './last-good.ts'

function cache(freshFor = 1000) {
  const clock = { now: 0 }
  const failures: string[] = []
  const lastGood = new LastGood({
    freshFor,
    maxCopies: 10,
    now: () => clock.now,
    onFailure: (key) => failures.push(key),
  })
  return { clock, failures, lastGood }
}

const down = () => Promise.reject(new Error('down'))

describe('LastGood', () => {
  it('reads once for concurrent callers', async () => {
    const { lastGood } = cache()
    let reads = 0
    const read = async () => ++reads
    expect(await Promise.all([lastGood.get('k', read), lastGood.get('k', read)])).toEqual([1, 1])
  })

  it('serves an expired copy at once and renews it behind', async () => {
    const { clock, lastGood } = cache()
    await lastGood.get('k', async () => 'old')
    clock.now = 2000
    expect(await lastGood.get('k', async () => 'new')).toBe('old')
    expect(await lastGood.get('k', async () => 'newer')).toBe('new')
  })

  it('awaits the new value after invalidation', async () => {
    const { lastGood } = cache()
    await lastGood.get('k', async () => 'old')
    lastGood.invalidate()
    expect(await lastGood.get('k', async () => 'new')).toBe('new')
  })

  it('keeps the last good copy through an outage, and recovers', async () => {
    const { failures, lastGood } = cache()
    await lastGood.get('k', async () => 'good')
    lastGood.invalidate()
    expect(await lastGood.get('k', down)).toBe('good')
    expect(failures).toEqual(['k'])
    expect(await lastGood.get('k', async () => 'back')).toBe('back')
  })

  it('fails when there is no copy', async () => {
    const { lastGood } = cache()
    await expect(lastGood.get('k', down)).rejects.toThrow('down')
  })
})
