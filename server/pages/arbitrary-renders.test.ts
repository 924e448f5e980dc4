import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Pages } from './pages.ts'

const siteUrl = 'http://127.0.0.1:3000'
/** Of a caller that stays. */
const { signal } = new AbortController()

describe('renders of arbitrary URLs', () => {
  /** Pages whose renders end when they are told to, or when they are aborted. */
  function heldPages() {
    const renders = new Map<string, { end: () => void; signal: AbortSignal }>()
    const pages = new Pages({
      routes: [
        { pattern: '/pricing' },
        { pattern: '/blogs', query: ['q'] },
        { pattern: '/blogs/:blogId' },
      ],
      siteUrl,
      development: false,
      async render({ url, signal }) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        signal.addEventListener('abort', () => reject(signal.reason))
        renders.set(url.slice(siteUrl.length), { end: resolve, signal })
        await promise
        return { response: new Response(url), dependencies: new Set(['type:blog']) }
      },
    })
    const get = (path: string, address: string, leaving = signal) =>
      pages.get(path, { address, signal: leaving })
    const isBegun = (path: string) => expect.poll(() => renders.has(path)).toBe(true)
    return { pages, renders, get, isBegun }
  }

  it('are aborted when every caller has left, and not before', async () => {
    const { renders, get, isBegun } = heldPages()
    const leaving = new AbortController()
    const gone = ['a', 'b'].map((client) => get('/blogs?q=left', client, leaving.signal))
    const staying = new AbortController()
    const left = [get('/blogs?q=kept', 'a', leaving.signal), get('/blogs?q=kept', 'b')]
    await isBegun('/blogs?q=left')
    await isBegun('/blogs?q=kept')
    leaving.abort()
    await Promise.all(gone)
    expect(renders.get('/blogs?q=left')?.signal.aborted).toBe(true)
    expect(renders.get('/blogs?q=kept')?.signal.aborted).toBe(false)
    renders.get('/blogs?q=kept')?.end()
    expect((await left[1])?.status).toBe(200)
    renders.clear()
    const again = get('/blogs?q=left', 'b', staying.signal)
    await isBegun('/blogs?q=left')
    renders.get('/blogs?q=left')?.end()
    expect((await again).status).toBe(200)
  })

  it('take turns by client', async () => {
    const { renders, get, isBegun } = heldPages()
    const flood = Array.from({ length: 10 }, (_, number) => get(`/blogs?q=${number}`, 'a'))
    await isBegun('/blogs?q=1')
    const other = get('/blogs?q=other', 'b')
    for (const { end } of renders.values()) end()
    await isBegun('/blogs?q=other')
    expect(renders.size).toBeLessThan(flood.length)
    renders.get('/blogs?q=other')?.end()
    expect((await other).status).toBe(200)
  })

  it('wait for a few seconds, and then the stale page is served, or a 503', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { pages, renders, get, isBegun } = heldPages()
    const first = get('/blogs?q=known', 'a')
    await isBegun('/blogs?q=known')
    renders.get('/blogs?q=known')?.end()
    await first
    pages.invalidate('all')
    renders.clear()
    const held = ['1', '2'].map((word) => get(`/blogs?q=${word}`, 'a'))
    await isBegun('/blogs?q=2')
    const waiting = [get('/blogs?q=known', 'a'), get('/blogs?q=new', 'b')]
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await waiting[0])?.status).toBe(200)
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await waiting[1])?.status).toBe(503)
    expect(renders.size).toBe(2)
    for (const { end } of renders.values()) end()
    await Promise.all(held)
  })

  it('that began before an invalidation are not shared with later callers', async () => {
    const { pages, renders, get, isBegun } = heldPages()
    const before = get('/blogs?q=a', 'a')
    await isBegun('/blogs?q=a')
    const first = renders.get('/blogs?q=a')
    renders.clear()
    pages.invalidate('all')
    const after = get('/blogs?q=a', 'a')
    await isBegun('/blogs?q=a')
    for (const render of [first, ...renders.values()]) render?.end()
    expect([(await before).status, (await after).status]).toEqual([200, 200])
  })
})

it('renders a redirect that was cached again without a turn, as it does a page', async () => {
  let held: Promise<void> | undefined
  const pages = new Pages({
    routes: [{ pattern: '/blogs', query: ['q'] }, { pattern: '/blogs/:blogId' }],
    siteUrl,
    development: false,
    async render({ url }) {
      if (url.includes('?q=')) await held
      const response = new Response('', { status: 308, headers: { location: '/blogs/a' } })
      return { response, dependencies: new Set(['type:blog']) }
    },
  })
  const get = (path: string) => pages.get(path, { address: 'a', signal })
  await get('/blogs/id')
  pages.invalidate('all')
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const searches = ['1', '2', '3'].map((word) => get(`/blogs?q=${word}`))
  expect((await get('/blogs/id')).status).toBe(308)
  resolve()
  await Promise.all(searches)
})
