import { expect, it } from 'vitest'
import { classifyHost } from './host.ts'

const stream = '/studio/api/v2025-05-21/data/listen/production?query=*'

it.each([
  ['an event stream of the editor', 'http://127.0.0.1:3000', stream, 'own'],
  ['a page', 'http://127.0.0.1:3000', '/', 'misdirected'],
  ['another call', 'http://127.0.0.1:3000', '/studio/api/v1/users/me', 'misdirected'],
  ['an event stream of a public site', 'https://www.example.com', stream, 'elsewhere'],
])('classifies a subdomain of localhost: %s', (_what, siteUrl, url, expected) => {
  const hostOf = classifyHost(siteUrl)
  expect(hostOf({ method: 'GET', url, headers: { host: 'events-1.localhost:3000' } })).toBe(
    expected,
  )
  expect(hostOf({ method: 'GET', url, headers: { host: 'a.evil.example' } })).not.toBe('own')
})
