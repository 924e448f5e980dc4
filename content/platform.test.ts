import { afterEach, describe, expect, it, vi } from 'vitest'
import { Platform } from './platform.ts'
import { postCountQuery } from './queries.ts'

const jsonResponse = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A hosted project whose network is a function, because tests have no network. */
function hosted(network: (url: URL) => Response) {
  const platform = new Platform({
    name: 'hosted',
    projectId: 'abc123',
    dataset: 'production',
    apiVersion: '2025-05-21',
    token: 'a-token',
    images: { baseUrl: 'https://cdn.sanity.io', projectId: 'abc123', dataset: 'production' },
    pageWaitMs: 4_000,
  })
  const requested: URL[] = []
  const resolveFetch = () => async (url: string | URL | Request) => {
    requested.push(new URL(String(url)))
    return network(new URL(String(url)))
  }
  Object.assign(platform, { client: platform.client.withConfig({ resolveFetch }) })
  return {
    platform,
    requested,
    query: () => platform.query(postCountQuery, { now: platform.now() }),
  }
}

describe('a hosted platform', () => {
  it('is read through its edge cache, except for a while after a change', async () => {
    const { platform, requested, query } = hosted(() =>
      jsonResponse({ result: 3, ms: 1, syncTags: ['s1:x'] }),
    )
    expect(await query()).toEqual({ result: 3, syncTags: ['s1:x'] })
    platform.bypassEdgeCache()
    await query()
    expect(requested.map(({ host }) => host)).toEqual([
      'abc123.apicdn.sanity.io',
      'abc123.api.sanity.io',
    ])
    expect(requested[0]?.searchParams.get('perspective')).toBe('published')
  })

  it('is retried when it is busy, and not when it has failed', async () => {
    const busy = [429, 502, 503]
    const first = hosted(() => {
      const status = busy.pop()
      return status ? jsonResponse({ error: 'busy' }, status) : jsonResponse({ result: 0, ms: 1 })
    })
    expect((await first.query()).result).toBe(0)
    expect(first.requested).toHaveLength(4)
    const second = hosted(() => jsonResponse({ error: 'internal' }, 500))
    await expect(second.query()).rejects.toThrow('internal')
    expect(second.requested).toHaveLength(1)
  })

  it.each([
    new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    new Response('{"result":[{"_id', { headers: { 'content-type': 'application/json' } }),
    jsonResponse({ rows: [] }),
    jsonResponse({ result: [], error: { type: 'odd' } }),
    new Response(''),
  ])('is unreachable with an invalid response (%#)', async (response) => {
    await expect(hosted(() => response).query()).rejects.toThrow('not a query result')
  })
})

describe('the current time in queries', () => {
  afterEach(() => void vi.useRealTimers())

  it('is the start of the minute', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:09:59.999Z') })
    const now = hosted(() => jsonResponse({ result: 0 })).platform.now()
    expect(now).toBe('2026-11-21T10:09:00.000Z')
    expect('2026-11-21T10:10:00.000Z' <= now).toBe(false)
  })

  it('is the time of the last change in this minute, so that a post dated "now" shows at once', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:09:30.500Z') })
    const { platform } = hosted(() => jsonResponse({ result: 0 }))
    platform.bypassEdgeCache()
    expect(platform.now()).toBe('2026-11-21T10:09:30.500Z')
    vi.setSystemTime(Date.parse('2026-11-21T10:10:01Z'))
    expect(platform.now()).toBe('2026-11-21T10:10:00.000Z')
  })
})
