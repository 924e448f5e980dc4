import { describe, expect, it } from 'vitest'
import { PageCache, type RenderedResponse } from './page-cache.ts'

const page = (text: string, status = 200, dependencies: string[] = []): RenderedResponse => ({
  answer: { status, headers: {}, bodies: { identity: Buffer.from(text) }, hash: text },
  dependencies: new Set(dependencies),
})
const blogPage = (text: string) => page(text, 200, ['type:blog'])
const cacheAll = () => true
const open = (maxBytes = 1e6) => new PageCache(maxBytes, async (answer) => answer)

describe('PageCache', () => {
  it('renders concurrent misses once, and then answers from memory', async () => {
    const cache = open()
    let renders = 0
    const render = async () => page(`render ${++renders}`)
    const [a, b] = await Promise.all([
      cache.get('/', render, cacheAll),
      cache.get('/', render, cacheAll),
    ])
    expect(a).toBe(b)
    expect(cache.fresh('/')).toBe(a)
    expect(renders).toBe(1)
  })

  it('renders a page again after one of its tags is invalidated', async () => {
    const cache = open()
    await cache.get('/', async () => blogPage('old'), cacheAll)
    cache.invalidate(['type:blog'])
    expect(cache.fresh('/')).toBeUndefined()
    expect((await cache.get('/', async () => blogPage('new'), cacheAll)).hash).toBe('new')
    cache.invalidate('all')
    expect(cache.fresh('/')).toBeUndefined()
  })

  it('takes a redirect to another URL for another response', async () => {
    const cache = open()
    const to = (location: string): RenderedResponse => {
      const { answer, dependencies } = page('', 308, ['type:blog'])
      return { answer: { ...answer, headers: { location } }, dependencies }
    }
    await cache.get('/blogs/a', async () => to('/blogs/b'), cacheAll)
    cache.invalidate('all')
    const answer = await cache.get('/blogs/a', async () => to('/blogs/c'), cacheAll)
    expect(answer.headers.location).toBe('/blogs/c')
    expect(cache.fresh('/blogs/a')?.headers.location).toBe('/blogs/c')
  })

  it('keeps pages with other tags, and all without tags', async () => {
    const cache = open()
    await cache.get('/blogs', async () => blogPage('posts'), cacheAll)
    await cache.get('/pricing', async () => page('plans'), cacheAll)
    cache.invalidate(['type:job', 'id:job-1'])
    expect(cache.fresh('/blogs')).toBeDefined()
    cache.invalidate('all')
    expect(cache.fresh('/pricing')).toBeDefined()
  })

  it('neither caches nor shares a page that was invalidated in flight', async () => {
    const cache = open()
    const { promise, resolve } = Promise.withResolvers<RenderedResponse>()
    const early = cache.get('/', () => promise, cacheAll)
    cache.invalidate(['type:blog'])
    const late = cache.get('/', async () => blogPage('new'), cacheAll)
    resolve(blogPage('old'))
    expect([(await early).hash, (await late).hash]).toEqual(['old', 'new'])
    expect(cache.fresh('/')?.hash).toBe('new')
  })

  it('serves the stale page when rendering fails', async () => {
    const cache = open()
    await cache.get('/', async () => blogPage('old'), cacheAll)
    cache.invalidate('all')
    const answer = await cache.get(
      '/',
      async () => page('broken', 503),
      (a) => a.status < 500,
    )
    expect(answer.hash).toBe('old')
  })

  it('recompresses what is requested again, and nothing else', async () => {
    let recompressed = 0
    const cache = new PageCache(1e6, async (answer) => {
      recompressed += 1
      return { ...answer, bodies: { br: Buffer.from('small') } }
    })
    await cache.get('/rare', async () => page('rare'), cacheAll)
    await cache.get('/', async () => blogPage('often'), cacheAll)
    expect(cache.fresh('/')?.bodies.br).toBeUndefined()
    await expect.poll(() => cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(recompressed).toBe(1)
    // Rendered again with the same result, it stays compressed.
    cache.invalidate('all')
    await cache.get('/', async () => blogPage('often'), cacheAll)
    expect(cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(recompressed).toBe(1)
  })

  it('does not cache what is not cacheable', async () => {
    const cache = open()
    await cache.get(
      '/',
      async () => page('personal'),
      () => false,
    )
    expect(cache.fresh('/')).toBeUndefined()
  })

  it('stays within its size bound', async () => {
    const cache = open(10_000)
    for (let i = 0; i < 50; i++)
      await cache.get(`/${i}`, async () => page('x'.repeat(1000)), cacheAll)
    const kept = Array.from({ length: 50 }, (_, i) => cache.fresh(`/${i}`)).filter(Boolean)
    expect(kept.length).toBeLessThan(10)
    expect(kept.length).toBeGreaterThan(0)
  })

  it.each([
    ['missing', (i: number) => `/nothing-${i}`, 404],
    ['searched for', (i: number) => `/blogs?q=${i}`, 200],
  ])('keeps its pages whatever else is %s', async (_, address, status) => {
    const cache = open(1_000_000)
    const body = 'x'.repeat(10_000)
    for (const path of ['/', '/blogs/a-post'])
      await cache.get(path, async () => page(path), cacheAll)
    for (let i = 0; i < 5_000; i++) {
      await cache.get(address(i), async () => page(`${i}${body}`, status), cacheAll)
    }
    expect(cache.fresh('/')).toBeDefined()
    expect(cache.fresh('/blogs/a-post')).toBeDefined()
    const others = Array.from({ length: 5_000 }, (_, i) => cache.fresh(address(i))).filter(Boolean)
    expect(others.length).toBeGreaterThan(10)
    expect(others.length).toBeLessThan(100)
  })

  it('replaces a cached 404 once the page exists', async () => {
    const cache = open()
    await cache.get('/blogs/new', async () => page('none', 404, ['type:blog']), cacheAll)
    cache.invalidate(['type:blog'])
    await cache.get('/blogs/new', async () => blogPage('new'), cacheAll)
    expect(cache.fresh('/blogs/new')?.status).toBe(200)
  })
})
