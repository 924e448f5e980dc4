import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const site = 'https://www.example.com'

function asks(headers: Record<string, string>, siteUrl = site) {
  return isSameOrigin(new Request(`${siteUrl}/contact`, { method: 'POST', headers }), siteUrl)
}

describe('isSameOrigin', () => {
  it('accepts requests from the site or from no page, by Sec-Fetch-Site', () => {
    expect(asks({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true)
    expect(asks({ 'sec-fetch-site': 'same-origin', origin: 'https://example.net' })).toBe(true)
    expect(asks({ 'sec-fetch-site': 'none' })).toBe(true)
  })

  it('accepts its own origin, and clients that are not browsers', () => {
    expect(asks({ origin: site })).toBe(true)
    expect(asks({})).toBe(true)
  })

  it.each([
    { origin: 'https://example.net' },
    { origin: 'http://www.example.com' },
    { origin: 'https://www.example.com:8443' },
    { origin: 'https://www.example.com.example.net' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' },
    { 'sec-fetch-site': 'cross-site' },
  ])('refuses %j', (headers) => {
    expect(asks(headers)).toBe(false)
  })

  it('treats all loopback names on one port as one origin', () => {
    const local = 'http://127.0.0.1:3000'
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect(asks({ ...cross, origin: 'http://localhost:3000' }, local)).toBe(true)
    expect(asks({ origin: 'http://[::1]:3000' }, local)).toBe(true)
    expect(asks({ origin: 'http://localhost:3001' }, local)).toBe(false)
    expect(asks({ origin: 'http://localhost:3000' })).toBe(false)
    expect(asks({ origin: 'http://other.127.0.0.1:3000' }, local)).toBe(false)
    expect(asks({ origin: 'https://example.net' }, local)).toBe(false)
  })
})
