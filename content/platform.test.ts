import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Platform } from './platform.ts'
import { postCountQuery, postQuery } from './queries.ts'

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

/** A platform on a server of this test. */
async function platformOf(server: Server): Promise<Platform> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return new Platform({
    name: 'recording',
    projectId: 'abc123',
    dataset: 'production',
    apiVersion: '2025-05-21',
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    images: { baseUrl: 'https://cdn.sanity.io', projectId: 'abc123', dataset: 'production' },
    pageWaitMs: 4_000,
  })
}

it.each(['identity', 'gzip'])(
  'is unreachable with a response that is too long (%s)',
  async (encoding) => {
    const text = JSON.stringify({ result: 'x'.repeat(33 * 1024 * 1024) })
    const body = encoding === 'gzip' ? gzipSync(text) : text
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('content-encoding', encoding).end(body)
    })
    const platform = await platformOf(server)
    await expect(platform.query(postCountQuery, { now: platform.now() })).rejects.toThrow(
      'too long',
    )
  },
)

it('is queried by GET, and by POST from a query string of 11,264 characters', async () => {
  const requests: { method: string | undefined; length: number; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { search } = new URL(request.url ?? '/', 'http://platform')
    // The client adds its own settings to the query and its parameters.
    const query = search.split('&').filter((part) => /^\?query=|^%24/.test(part))
    requests.push({ method: request.method, length: query.join('&').length, body })
    response.setHeader('content-type', 'application/json').end('{"result":null}')
  })
  const platform = await platformOf(server)
  /** Sends a query with a parameter of this length. */
  const send = async (length: number) => {
    await platform.query(postQuery, { id: 'x'.repeat(length) })
    const sent = requests.at(-1)
    if (!sent) throw new Error('nothing was sent')
    return sent
  }
  const overhead = (await send(0)).length
  const longest = await send(11_263 - overhead)
  expect(longest).toMatchObject({ method: 'GET', length: 11_263, body: '' })
  const next = await send(11_264 - overhead)
  expect(next.method).toBe('POST')
  expect(JSON.parse(next.body)).toMatchObject({
    query: postQuery,
    params: { id: expect.any(String) },
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
