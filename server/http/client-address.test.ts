import { describe, expect, it, vi } from 'vitest'
import { clientAddressReader } from './client-address.ts'

describe('clientAddressReader', () => {
  it('trusts no forwarded address by default, and reports that once', () => {
    const onUntrusted = vi.fn()
    const read = clientAddressReader(undefined, onUntrusted)
    expect(read('::ffff:10.0.0.1', '203.0.113.9')).toBe('10.0.0.1')
    expect(read('10.0.0.1', '203.0.113.9')).toBe('10.0.0.1')
    expect(onUntrusted).toHaveBeenCalledTimes(1)
  })

  it('skips the stated number of proxies, and no more', () => {
    const read = clientAddressReader('1', () => undefined)
    expect(read('10.0.0.1', 'spoofed, 203.0.113.9')).toBe('203.0.113.9')
    expect(read('10.0.0.1', 'spoofed, 2001:db8::1')).toBe('2001:db8::1')
    expect(read('10.0.0.1', null)).toBe('10.0.0.1')
  })

  it('skips proxies by network', () => {
    const read = clientAddressReader('10.0.0.0/8, 2001:db8::/32', () => undefined)
    expect(read('10.0.0.1', '198.51.100.2, 203.0.113.9, 10.1.1.1')).toBe('203.0.113.9')
    expect(read('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  })

  it('falls back to the socket when the forwarded value is no address', () => {
    expect(clientAddressReader('1', () => undefined)('10.0.0.1', 'unknown')).toBe('10.0.0.1')
  })
})
