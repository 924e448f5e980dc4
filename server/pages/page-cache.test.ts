import { describe, expect, it } from 'vitest'
import { type CachePolicy, cachePolicies } from '#cache/index.ts'
import type { CachedResponse } from '../http/index.ts'
import { PageCache } from './page-cache.ts'

function page(
  text: string,
  status = 200,
  policy: CachePolicy = cachePolicies.page,
): CachedResponse {
  const bodies = { identity: Buffer.from(text) }
  return { status, headers: {}, policy, tags: new Set(['type:blog']), bodies, hash: text }
}
const open = (maxBytes = 1e6) => new PageCache(maxBytes, async (response) => response)

describe('PageCache', () => {
  it('renders concurrent misses once, and then serves from memory', async () => {
    const cache = open()
    let renders = 0
    const render = async () => page(`render ${++renders}`)
    const [a, b] = await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect(a).toBe(b)
    expect(cache.fresh('/')).toBe(a)
    expect(renders).toBe(1)
  })

  it('treats a redirect to another URL as a new response', async () => {
    const cache = open()
    const to = (location: string) => ({ ...page('', 308), headers: { location } })
    await cache.get('/blogs/a', async () => to('/blogs/b'))
    cache.invalidate('all')
    const response = await cache.get('/blogs/a', async () => to('/blogs/c'))
    expect(response.headers.location).toBe('/blogs/c')
    expect(cache.fresh('/blogs/a')?.headers.location).toBe('/blogs/c')
  })

  it('serves the stale page when rendering fails, and the error if there is none', async () => {
    const cache = open()
    const broken = async () => page('broken', 503)
    expect((await cache.get('/', broken)).hash).toBe('broken')
    await cache.get('/', async () => page('old'))
    cache.invalidate('all')
    expect((await cache.get('/', broken)).hash).toBe('old')
    expect((await cache.get('/', async () => page('new'))).hash).toBe('new')
  })

  it('recompresses only what is requested often', async () => {
    let recompressed = 0
    const cache = new PageCache(1e6, async (response) => {
      recompressed += 1
      return { ...response, bodies: { br: Buffer.from('small') } }
    })
    await cache.get('/rare', async () => page('rare'))
    for (let request = 0; request < 5; request += 1) cache.fresh('/rare')
    await cache.get('/', async () => page('often'))
    expect(cache.fresh('/')?.bodies.br).toBeUndefined()
    await expect.poll(() => cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(recompressed).toBe(1)
    // It stays compressed when it's rendered again with the same result.
    cache.invalidate('all')
    await cache.get('/', async () => page('often'))
    expect(cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(recompressed).toBe(1)
  })

  it('does not store what its policy forbids', async () => {
    const cache = open()
    await cache.get('/', async () => page('personal', 200, cachePolicies.noStore))
    expect(cache.fresh('/')).toBeUndefined()
  })

  it.each([
    ['missing', (i: number) => `/nothing-${i}`, 404],
    ['searched for', (i: number) => `/blogs?q=${i}`, 200],
  ])('keeps its pages whatever else is %s', async (_, urlOf, status) => {
    const cache = open(1_000_000)
    const body = 'x'.repeat(10_000)
    for (const path of ['/', '/blogs/a-post']) await cache.get(path, async () => page(path))
    for (let i = 0; i < 5_000; i++) {
      await cache.get(urlOf(i), async () => page(`${i}${body}`, status))
    }
    expect(cache.fresh('/')).toBeDefined()
    expect(cache.fresh('/blogs/a-post')).toBeDefined()
    const others = Array.from({ length: 5_000 }, (_, i) => cache.fresh(urlOf(i))).filter(Boolean)
    expect(others.length).toBeGreaterThan(10)
    expect(others.length).toBeLessThan(100)
  })

  it('replaces a cached 404 when the page exists', async () => {
    const cache = open()
    await cache.get('/blogs/new', async () => page('none', 404))
    cache.invalidate(['type:blog'])
    await cache.get('/blogs/new', async () => page('new'))
    expect(cache.fresh('/blogs/new')?.status).toBe(200)
  })
})
