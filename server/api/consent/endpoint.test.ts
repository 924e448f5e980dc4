import { describe, expect, it } from 'vitest'
import { readSettings } from '../../start/settings.ts'
import { consentEndpoint } from './endpoint.ts'

const counter = {
  name: 'Counter',
  category: 'analytics',
  provider: 'Example, Inc.',
  purpose: 'Counts how often a page is opened.',
  script: 'https://counter.example/count.js',
  stores: [{ name: '_count', holds: 'a number', until: 'a day' }],
}
const chat = {
  ...counter,
  name: 'Chat',
  category: 'functional',
  script: 'https://chat.example/c.js',
}
const { services } = readSettings({ OPTIONAL_SERVICES: JSON.stringify([counter, chat]) })
const app = consentEndpoint({ siteUrl: 'https://site.example', services })
const post = (categories: unknown, headers: Record<string, string> = {}) =>
  app.request('/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ categories }),
  })
const read = async (headers: Record<string, string> = {}) =>
  (await app.request('/consent', { headers })).json()

describe('/consent', () => {
  it('returns no script and sets no cookie before a choice', async () => {
    const response = await app.request('/consent')
    expect(await response.json()).toEqual({
      chosen: false,
      signal: false,
      granted: [],
      scripts: [],
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('stores a choice in a cookie and returns the allowed scripts', async () => {
    const response = await post(['analytics', 'advertising', 'nonsense'])
    const cookies = response.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^consent=analytics; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
    expect(await response.json()).toMatchObject({
      granted: ['analytics'],
      scripts: [counter.script],
    })
    const state = await read({ cookie: 'consent=analytics' })
    expect(state).toMatchObject({ chosen: true, granted: ['analytics'], scripts: [counter.script] })
  })

  it('accepts a refusal as a choice and deletes the cookies of refused services', async () => {
    const cookies = (await post([])).headers.getSetCookie()
    expect(cookies[0]).toMatch(/^consent=none;/)
    expect(cookies.slice(1).every((one) => one.startsWith('_count=; Max-Age=0'))).toBe(true)
    expect(cookies.length).toBeGreaterThan(1)
    expect(await read({ cookie: 'consent=none' })).toMatchObject({ chosen: true, scripts: [] })
  })

  it('rejects all categories under Global Privacy Control, regardless of body and cookie', async () => {
    const gpc = { 'sec-gpc': '1' }
    const state = await read({ cookie: 'consent=analytics.functional', ...gpc })
    expect(state).toMatchObject({ signal: true, granted: [], scripts: [] })
    const response = await post(['analytics', 'functional'], gpc)
    expect(response.headers.get('set-cookie')).toMatch(/^consent=none;/)
    expect(await response.json()).toMatchObject({ granted: [], scripts: [] })
  })

  it('accepts the form of a page and redirects back', async () => {
    const body = new URLSearchParams([['categories', 'functional']])
    const response = await app.request('/consent', { method: 'POST', body })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cookies#choice'])
    expect(response.headers.get('set-cookie')).toMatch(/^consent=functional;/)
  })

  it.each(['evil', 'analytics.evil', '%00', '__proto__', 'analytics,functional', ''])(
    'ignores unknown categories in the cookie %s',
    async (value) => {
      const { granted } = await read({ cookie: `consent=${value}` })
      expect(granted).toEqual(value.startsWith('analytics.') ? ['analytics'] : [])
    },
  )

  it('is a 404 without services', async () => {
    const bare = consentEndpoint({ siteUrl: 'https://site.example', services: [] })
    expect((await bare.request('/consent')).status).toBe(404)
  })
})

describe('OPTIONAL_SERVICES', () => {
  it.each([
    '{',
    '{}',
    '[{}]',
    JSON.stringify([{ ...counter, category: 'necessary' }]),
    JSON.stringify([{ ...counter, script: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...counter, more: 1 }]),
  ])('%s stops the start with one line of error', (value) => {
    expect(() => readSettings({ OPTIONAL_SERVICES: value })).toThrow(/^OPTIONAL_SERVICES: [^\n]+$/)
  })
})
