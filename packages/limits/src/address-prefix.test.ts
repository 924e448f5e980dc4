import { describe, expect, it } from 'vitest'
import { addressPrefix, clientKey } from './address-prefix.ts'

describe('the key of a client', () => {
  it('is the IPv4 address, even if written as IPv6', () => {
    expect(clientKey('192.0.2.7')).toBe('192.0.2.7')
    expect(clientKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
  })

  it('is the same for all addresses and spellings of an IPv6 /64', () => {
    const key = clientKey('2001:db8:1:2::1')
    expect(clientKey('2001:DB8:0001:2:ffff:ffff:ffff:ffff%eth0')).toBe(key)
    expect(clientKey('2001:db8:1:3::1')).not.toBe(key)
  })
})

describe('the prefix of an address', () => {
  const prefixOf = (address: string, bits: number) =>
    addressPrefix(address, { ipv4: bits, ipv6: bits })

  it.each([
    ['192.0.2.7', 24, '192.0.2.0/24'],
    ['::ffff:192.0.2.7', 16, '192.0.0.0/16'],
    ['2001:db8:1:12ff::1', 48, '2001:db8:1::/48'],
    ['2001:db8:1:12ff::1', 56, '2001:db8:1:1200::/56'],
    ['2001:db8:1::1', 56, '2001:db8:1:0::/56'],
    ['::1', 64, '0:0:0:0::/64'],
  ])('of %s, %i bits, is %s', (address, bits, prefix) => {
    expect(prefixOf(address, bits)).toBe(prefix)
  })
})
