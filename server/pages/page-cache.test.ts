import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'
import type { StoredAnswer } from './stored-answer.ts'

const page = (text: string, status = 200): StoredAnswer => ({
  status,
  headers: {},
  bodies: { identity: Buffer.from(text) },
  hash: text,
})
const keepAll = () => true

describe('PageCache', () => {
  it('renders concurrent misses once, and then answers from memory', async () => {
    const cache = new PageCache(1e6)
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

  it('renders anew after a content change', async () => {
    const cache = new PageCache(1e6)
    await cache.get('/', async () => page('old'), keepAll)
    cache.contentChanged()
    expect(cache.fresh('/')).toBeUndefined()
    expect((await cache.get('/', async () => page('new'), keepAll)).hash).toBe('new')
  })

  it('keeps the old page where the new one fails', async () => {
    const cache = new PageCache(1e6)
    await cache.get('/', async () => page('old'), keepAll)
    cache.contentChanged()
    const answer = await cache.get(
      '/',
      async () => page('broken', 503),
      (a) => a.status < 500,
    )
    expect(answer.hash).toBe('old')
  })

  it('does not keep what must not be kept', async () => {
    const cache = new PageCache(1e6)
    await cache.get(
      '/',
      async () => page('personal'),
      () => false,
    )
    expect(cache.fresh('/')).toBeUndefined()
  })

  it('stays within its size', async () => {
    const cache = new PageCache(10_000)
    for (let i = 0; i < 50; i++)
      await cache.get(`/${i}`, async () => page('x'.repeat(1000)), keepAll)
    const kept = Array.from({ length: 50 }, (_, i) => cache.fresh(`/${i}`)).filter(Boolean)
    expect(kept.length).toBeLessThan(10)
    expect(kept.length).toBeGreaterThan(0)
  })
})
