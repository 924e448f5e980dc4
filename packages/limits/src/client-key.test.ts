import { describe, expect, it } from 'vitest'
import { clientKey, customerKey, networkKey } from './client-key.ts'

describe('client key', () => {
  it('is the IPv4 address, even if written as IPv6', () => {
    expect(clientKey('192.0.2.7')).toBe('192.0.2.7')
    expect(clientKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
  })

  it('is the same for all addresses and spellings of an IPv6 /64', () => {
    const key = clientKey('2001:db8:1:2::1')
    expect(clientKey('2001:DB8:0001:2:ffff:ffff:ffff:ffff')).toBe(key)
    expect(clientKey('2001:db8:1:3::1')).not.toBe(key)
  })
})

describe('customer key', () => {
  it('is the same for a whole IPv6 /56', () => {
    expect(customerKey('2001:db8:1:12ff::1')).toBe(customerKey('2001:db8:1:1200::2'))
    expect(customerKey('2001:db8:1:1300::1')).not.toBe(customerKey('2001:db8:1:1200::1'))
    expect(customerKey('2001:db8:1::1')).toBe(customerKey('2001:db8:1:ff::1'))
    expect(customerKey('192.0.2.7')).toBe('192.0.2.7')
  })
})

describe('network key', () => {
  it('is the same for a whole IPv6 /48', () => {
    expect(networkKey('2001:db8:1:ffff::1')).toBe(networkKey('2001:db8:1::2'))
    expect(networkKey('2001:db8:2::1')).not.toBe(networkKey('2001:db8:1::1'))
    expect(networkKey('192.0.2.7')).toBe('192.0.2.7')
  })
})
