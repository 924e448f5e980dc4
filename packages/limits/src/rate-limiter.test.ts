import fc from 'fast-check'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ClientRateLimiter } from './client-rate-limiter.ts'
import { RateLimiter } from './rate-limiter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

it('allows so many events of a key until its window ends', async () => {
  const limiter = new RateLimiter({ max: 2, windowMs: 60_000 })
  expect([await limiter.take('a'), await limiter.take('a')]).toEqual([0, 0])
  vi.advanceTimersByTime(15_000)
  expect(await limiter.take('a')).toBe(45)
  expect(await limiter.secondsToWait('a')).toBe(45)
  expect(await limiter.take('b')).toBe(0)
  vi.advanceTimersByTime(45_000)
  expect(await limiter.secondsToWait('a')).toBe(0)
  expect(await limiter.take('a')).toBe(0)
})

it('takes events back', async () => {
  const limiter = new RateLimiter({ max: 1, windowMs: 60_000 })
  await limiter.take('a')
  await limiter.refund('a')
  expect(await limiter.take('a')).toBe(0)
})

it('never allows more than the limit in a window, in any order of events and refunds', async () => {
  const limit = { max: 3, windowMs: 60_000 }
  const steps = fc.array(
    fc.oneof(
      { arbitrary: fc.constant('take' as const), weight: 4 },
      fc.constant('refund' as const),
      fc.integer({ min: 1000, max: 90_000 }),
      // The clock of a busy process, whose timers are late.
      fc.record({ lateMs: fc.integer({ min: 1000, max: 90_000 }) }),
    ),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(fc.uuid(), steps, async (key, given) => {
      const limiter = new RateLimiter(limit)
      let start = Number.NEGATIVE_INFINITY
      let counted = 0
      for (const step of given) {
        if (typeof step === 'number') vi.advanceTimersByTime(step)
        if (typeof step === 'object') vi.setSystemTime(Date.now() + step.lateMs)
        if (Date.now() - start >= limit.windowMs) counted = 0
        if (step === 'refund') {
          await limiter.refund(key)
          counted = Math.max(0, counted - 1)
        }
        if (step === 'take' && (await limiter.take(key)) === 0) {
          if (Date.now() - start >= limit.windowMs) start = Date.now()
          counted += 1
          expect(counted).toBeLessThanOrEqual(limit.max)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

it('does not count an event toward the limit of all that the limit of its client refuses', async () => {
  const limiter = new ClientRateLimiter({
    perClient: { max: 1, windowMs: 60_000 },
    inAll: { max: 2, windowMs: 60_000 },
  })
  const waits = await Promise.all(
    ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map((one) => limiter.take(one)),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
  expect(await limiter.take('192.0.2.2')).toBe(0)
})

it('limits each client, and all together, and a client over its limit does not count', async () => {
  const limiter = new ClientRateLimiter({
    perClient: { max: 2, windowMs: 60_000 },
    inAll: { max: 5, windowMs: 60_000 },
  })
  const waits = async (address: string, times: number) => {
    const all: boolean[] = []
    for (let time = 0; time < times; time += 1) all.push((await limiter.take(address)) > 0)
    return all
  }
  expect(await waits('2001:db8::1', 5)).toEqual([false, false, true, true, true])
  // The same /64.
  expect(await waits('2001:db8::2', 1)).toEqual([true])
  expect(await waits('192.0.2.1', 2)).toEqual([false, false])
  expect(await waits('192.0.2.2', 2)).toEqual([false, true])
  await limiter.refund('192.0.2.2')
  expect(await waits('192.0.2.3', 2)).toEqual([false, true])
})
