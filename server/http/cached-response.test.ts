import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type CachePolicy, cachePolicies } from '#cache/index.ts'
import { compressResponse, selectResponse } from './cached-response.ts'

const body = Buffer.from('<p>text</p>'.repeat(200))
const stored = compressResponse(
  {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    policy: cachePolicies.page,
    body,
  },
  'quick',
)
const read = { br: brotliDecompressSync, gzip: gunzipSync }
const ask = async (acceptEncoding?: string, ifNoneMatch?: string, method = 'GET') =>
  selectResponse(await stored, { method, acceptEncoding, ifNoneMatch })

it('uses no more memory than the bodies', async () => {
  const { bodies } = await stored
  for (const compressed of [bodies.br, bodies.gzip]) {
    expect(compressed?.buffer.byteLength).toBe(compressed?.length)
  }
})

describe('selectResponse', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, br', 'br'],
    ['identity;q=0, gzip', 'gzip'],
    ['', undefined],
    [undefined, undefined],
  ] as const)('accepting %s gets %s', async (accept, encoding) => {
    const response = await ask(accept)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    const sent = response.body ?? Buffer.alloc(0)
    expect(Buffer.compare(encoding ? read[encoding](sent) : sent, body)).toBe(0)
  })

  it('responds with 304 to the ETag of the same encoding, and only to that', async () => {
    const first = await ask('br')
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect((await ask('br', etag)).status).toBe(304)
    expect((await ask('br', `W/${etag}, "other"`)).body).toBeUndefined()
    expect((await ask('gzip', etag)).status).toBe(200)
    expect((await ask('br', '"other"')).status).toBe(200)
  })

  it('gives HEAD the headers of GET without a body', async () => {
    const head = await ask('gzip', undefined, 'HEAD')
    expect(head.body).toBeUndefined()
    expect(head.headers['content-length']).toBe((await ask('gzip')).headers['content-length'])
  })

  it('does not compress what is already compressed', async () => {
    const picture = await compressResponse(
      { status: 200, headers: { 'content-type': 'image/png' }, policy: cachePolicies.file, body },
      'quick',
    )
    expect(picture.bodies.br).toBeUndefined()
  })

  it.each<[keyof typeof cachePolicies, string | undefined, string]>([
    ['page', 'prefetch', cachePolicies.page.prefetchCacheControl],
    ['page', undefined, cachePolicies.page.cacheControl],
    ['noStore', 'prefetch', cachePolicies.noStore.cacheControl],
    ['file', 'prefetch;prerender', cachePolicies.file.cacheControl],
  ])('of a %s, asked with purpose %s, makes %s', async (name, purpose, expected) => {
    const policy: CachePolicy = cachePolicies[name]
    const conditions = { method: 'GET', acceptEncoding: 'br', ifNoneMatch: undefined, purpose }
    const response = selectResponse({ ...(await stored), policy }, conditions)
    expect(response.headers['cache-control']).toBe(expected)
  })
})

describe('a shared cache', () => {
  const headersOf = async (parts: { status?: number; vary?: string }, purpose?: string) => {
    const { status = 200, vary } = parts
    const headers = { 'content-type': 'text/html', ...(vary ? { vary } : {}) }
    const response = await compressResponse(
      { status, headers, policy: cachePolicies.page, body },
      'cheap',
    )
    const method = 'GET'
    return selectResponse(response, { method, acceptEncoding: '', ifNoneMatch: '', purpose })
      .headers
  }

  it('may keep a page, also during an outage', async () => {
    const { 'cdn-cache-control': cdn } = await headersOf({})
    expect(cdn).toMatch(/max-age=\d+.*stale-while-revalidate=\d+.*stale-if-error=\d+/)
  })

  it('keeps no errors, prefetched pages, or pages that vary by a header it does not support', async () => {
    for (const headers of [
      await headersOf({ status: 404 }),
      await headersOf({ vary: 'Sec-GPC, Accept' }),
      await headersOf({}, 'prefetch'),
    ]) {
      expect(headers).not.toHaveProperty('cdn-cache-control')
    }
  })
})
