import { describe, expect, it } from 'vitest'
import { type MadeAnswer, PageCache } from './page-cache.ts'

const page = (text: string, status = 200, dependencies: string[] = []): MadeAnswer => ({
  answer: { status, headers: {}, bodies: { identity: Buffer.from(text) }, hash: text },
  dependencies: new Set(dependencies),
})
const blogPage = (text: string) => page(text, 200, ['type:blog'])
const keepAll = () => true
const open = (maxBytes = 1e6) => new PageCache(maxBytes, async (answer) => answer)

describe('PageCache', () => {
  it('renders concurrent misses once, and then answers from memory', async () => {
    const cache = open()
    let renders = 0
    const render = async () => page(`render ${++renders}`)
    const [a, b] = await Promise.all([
      cache.get('/', render, keepAll),
      cache.get('/', render, keepAll),
    ])
    expect(a).toBe(b)
    expect(cache.fresh('/')).toBe(a)
    expect(renders).toBe(1)
  })

  it('renders anew after a content change that touches the page', async () => {
    const cache = open()
    await cache.get('/', async () => blogPage('old'), keepAll)
    cache.contentChanged(['type:blog'])
    expect(cache.fresh('/')).toBeUndefined()
    expect((await cache.get('/', async () => blogPage('new'), keepAll)).hash).toBe('new')
    cache.contentChanged('all')
    expect(cache.fresh('/')).toBeUndefined()
  })

  it('takes a redirect to another address for another answer', async () => {
    const cache = open()
    const to = (location: string): MadeAnswer => {
      const { answer, dependencies } = page('', 308, ['type:blog'])
      return { answer: { ...answer, headers: { location } }, dependencies }
    }
    await cache.get('/blogs/a', async () => to('/blogs/b'), keepAll)
    cache.contentChanged('all')
    const answer = await cache.get('/blogs/a', async () => to('/blogs/c'), keepAll)
    expect(answer.headers.location).toBe('/blogs/c')
    expect(cache.fresh('/blogs/a')?.headers.location).toBe('/blogs/c')
  })

  it('keeps pages that a change is not about, and all that have no content', async () => {
    const cache = open()
    await cache.get('/blogs', async () => blogPage('posts'), keepAll)
    await cache.get('/pricing', async () => page('plans'), keepAll)
    cache.contentChanged(['type:job', 'id:job-1'])
    expect(cache.fresh('/blogs')).toBeDefined()
    cache.contentChanged('all')
    expect(cache.fresh('/pricing')).toBeDefined()
  })

  it('neither keeps nor shares a page that a change overtook while it was rendered', async () => {
    const cache = open()
    const { promise, resolve } = Promise.withResolvers<MadeAnswer>()
    const early = cache.get('/', () => promise, keepAll)
    cache.contentChanged(['type:blog'])
    const late = cache.get('/', async () => blogPage('new'), keepAll)
    resolve(blogPage('old'))
    expect([(await early).hash, (await late).hash]).toEqual(['old', 'new'])
    expect(cache.fresh('/')?.hash).toBe('new')
  })

  it('keeps the old page where the new one fails', async () => {
    const cache = open()
    await cache.get('/', async () => blogPage('old'), keepAll)
    cache.contentChanged('all')
    const answer = await cache.get(
      '/',
      async () => page('broken', 503),
      (a) => a.status < 500,
    )
    expect(answer.hash).toBe('old')
  })

  it('compresses as well as it can what is asked for again, and nothing else', async () => {
    let squeezed = 0
    const cache = new PageCache(1e6, async (answer) => {
      squeezed += 1
      return { ...answer, bodies: { br: Buffer.from('small') } }
    })
    await cache.get('/rare', async () => page('rare'), keepAll)
    await cache.get('/', async () => blogPage('often'), keepAll)
    expect(cache.fresh('/')?.bodies.br).toBeUndefined()
    await expect.poll(() => cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(squeezed).toBe(1)
    // Rendered anew to the same page, it stays as it is.
    cache.contentChanged('all')
    await cache.get('/', async () => blogPage('often'), keepAll)
    expect(cache.fresh('/')?.bodies.br?.toString()).toBe('small')
    expect(squeezed).toBe(1)
  })

  it('does not keep what must not be kept', async () => {
    const cache = open()
    await cache.get(
      '/',
      async () => page('personal'),
      () => false,
    )
    expect(cache.fresh('/')).toBeUndefined()
  })

  it('stays within its size', async () => {
    const cache = open(10_000)
    for (let i = 0; i < 50; i++)
      await cache.get(`/${i}`, async () => page('x'.repeat(1000)), keepAll)
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
      await cache.get(path, async () => page(path), keepAll)
    for (let i = 0; i < 5_000; i++) {
      await cache.get(address(i), async () => page(`${i}${body}`, status), keepAll)
    }
    expect(cache.fresh('/')).toBeDefined()
    expect(cache.fresh('/blogs/a-post')).toBeDefined()
    const others = Array.from({ length: 5_000 }, (_, i) => cache.fresh(address(i))).filter(Boolean)
    expect(others.length).toBeGreaterThan(10)
    expect(others.length).toBeLessThan(100)
  })

  it('forgets that an address was missing once it is a page', async () => {
    const cache = open()
    await cache.get('/blogs/new', async () => page('none', 404, ['type:blog']), keepAll)
    cache.contentChanged(['type:blog'])
    await cache.get('/blogs/new', async () => blogPage('new'), keepAll)
    expect(cache.fresh('/blogs/new')?.status).toBe(200)
  })
})
