import { describe, expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

describe('TokenBuckets', () => {
  it('limits each client, IPv6 by the /64, and refills', () => {
    let now = 0
    const buckets = new TokenBuckets(undefined, () => now)
    let taken = 0
    while (buckets.take(`2001:db8::${taken.toString(16)}`)) taken += 1
    expect(taken).toBeLessThan(200)
    expect(buckets.take('2001:db8:0:0:ffff::1')).toBe(false)
    expect(buckets.take('2001:db8:0:1::1')).toBe(true)
    now += 1_000
    expect(buckets.take('2001:db8::1')).toBe(true)
  })

  it('limits all clients together', () => {
    const buckets = new TokenBuckets(undefined, () => 0)
    let taken = 0
    while (buckets.take(`10.0.${taken >> 8}.${taken & 255}`)) taken += 1
    expect(taken).toBeGreaterThan(200)
    expect(buckets.take('192.0.2.1')).toBe(false)
  })

  it('takes back what was not used', () => {
    const buckets = new TokenBuckets(undefined, () => 0)
    while (buckets.take('10.0.0.1'));
    buckets.refund('10.0.0.1')
    expect([buckets.take('10.0.0.1'), buckets.take('10.0.0.1')]).toEqual([true, false])
  })
})
