import { describe, expect, it } from 'vitest'
import { CLAIM_LEASE_MS, POLL_INTERVAL_MS, retryDelay, SEND_TIMEOUT_MS } from './schedule.ts'

const SECOND_MS = 1000

describe('delivery schedule', () => {
  it('retries within 5 s, then with growing pauses of at most 15 minutes', () => {
    const delays = Array.from({ length: 1000 }, (_, index) => retryDelay(index + 1))
    expect((delays[0] ?? 0) + 100).toBeLessThanOrEqual(5 * SECOND_MS)
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    expect(new Set(delays).size, 'different pauses').toBeGreaterThan(3)
    const longest = Math.max(...delays) + POLL_INTERVAL_MS + SEND_TIMEOUT_MS
    expect(longest).toBeLessThanOrEqual(15 * 60 * SECOND_MS)
  })

  it('releases the claim of a dead process within 60 s, but not before an attempt times out', () => {
    expect(CLAIM_LEASE_MS + POLL_INTERVAL_MS).toBeLessThan(60 * SECOND_MS)
    expect(SEND_TIMEOUT_MS).toBeLessThan(CLAIM_LEASE_MS)
  })
})
