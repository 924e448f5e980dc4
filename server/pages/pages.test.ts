import { TaskThread } from 'limits'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cachedAs, cachePolicies } from '#cache/index.ts'
import { Pages } from './pages.ts'

const siteUrl = 'http://127.0.0.1:3000'
/** Of a caller that stays. */
const { signal } = new AbortController()

// Token buckets refill by this clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

it('rejects renders beyond the limit, and still serves cached pages', async () => {
  let isSlow = false
  const release = Promise.withResolvers<void>()
  const pages = new Pages({
    routes: [
      { pattern: '/pricing' },
      { pattern: '/blogs', query: ['q'] },
      { pattern: '/blogs/:blogId' },
    ],
    siteUrl,
    development: false,
    async render() {
      if (isSlow) await release.promise
      return { response: new Response('text'), dependencies: new Set(['type:blog']) }
    },
  })
  const get = (path: string, address = '') => pages.get(path, { address, signal })
  await get('/pricing')
  isSlow = true
  const waiting: Promise<{ status: number }>[] = []
  const readers = 290
  for (let number = 0; number < readers; number += 1)
    waiting.push(get(`/blogs/p${number}`, `10.0.0.${number}`))
  const refused = await Promise.race(waiting)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  expect((await get('/pricing')).status).toBe(200)
  release.resolve()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  const served = statuses.filter((status) => status === 200).length
  expect(served).toBeGreaterThan(100)
  expect(served).toBeLessThan(readers)
  expect((await get('/blogs/after')).status).toBe(200)
})

it('renders arbitrary URLs within the limits of each client, and still serves cached pages', async () => {
  const rendered: string[] = []
  const pages = new Pages({
    routes: [
      { pattern: '/pricing' },
      { pattern: '/contact', query: ['job'] },
      { pattern: '/blogs', query: ['q'] },
      { pattern: '/blogs/:blogId' },
    ],
    siteUrl,
    development: false,
    async render(request) {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const status = pathname === '/pricing' ? 200 : 404
      return { response: new Response('text', { status }), dependencies: new Set() }
    },
  })
  const get = (path: string, address = 'one') => pages.get(path, { address, signal })
  await get('/pricing')
  for (let number = 0; number < 400; number += 1) {
    expect((await get(`/no-such-${number}`)).status).toBe(404)
  }
  expect(rendered.length).toBeLessThan(200)
  expect(rendered).toContain('/404')
  expect((await get('/blogs/no-such')).status).toBe(429)
  expect((await get('/blogs?q=no-such')).status).toBe(429)
  expect((await get('/contact?job=no-such')).status).toBe(429)
  expect((await get('/pricing')).status).toBe(200)
  expect((await get('/blogs/no-such', 'another')).status).toBe(404)
})

it.each([
  ['GET', 200, 'feed'],
  ['GET', 404, 'feed'],
  // Neither an error nor the response to a form may be cached.
  ['GET', 500, 'noStore'],
  ['POST', 200, 'noStore'],
] as const)(
  'gives the response to a %s with %i the policy of its route, or %s',
  async (method, status, name) => {
    const pages = new Pages({
      routes: [{ pattern: '/pricing', hasForm: true }],
      siteUrl,
      development: false,
      async render() {
        const response = new Response('text', { status, headers: cachedAs('feed') })
        return { response, dependencies: new Set() }
      },
    })
    const { policy, headers } =
      method === 'GET'
        ? await pages.get('/pricing', { address: 'one', signal })
        : await pages.post(new Request(`${siteUrl}/pricing`, { method }), 'one')
    expect(policy).toBe(cachePolicies[name])
    expect(headers).not.toHaveProperty('x-cache-policy')
  },
)

describe('posts', () => {
  const post = (pages: Pages, path: string, client = 'one') =>
    pages.post(new Request(siteUrl + path, { method: 'POST' }), client)

  it('to pages without a form, Markdown alternates and unknown paths are refused unrendered', async () => {
    let renders = 0
    const pages = new Pages({
      routes: [{ pattern: '/pricing' }, { pattern: '/contact', hasForm: true }],
      siteUrl,
      development: false,
      async render() {
        renders += 1
        return { response: new Response('text'), dependencies: new Set() }
      },
    })
    const statuses: number[] = []
    for (const path of ['/pricing', '/contact.md', '/pricing.md', '/pricing.data', '/nothing']) {
      statuses.push((await post(pages, path)).status)
    }
    expect(statuses).toEqual([405, 405, 405, 405, 404])
    expect(renders).toBe(0)
    expect((await post(pages, '/contact')).status).toBe(200)
    expect((await post(pages, '/contact.data')).status).toBe(200)
  })

  it('and URLs that are too long for the cache take turns by client, and few of them wait', async () => {
    const release = Promise.withResolvers<void>()
    const pages = new Pages({
      routes: [{ pattern: '/contact', hasForm: true }],
      siteUrl,
      development: false,
      async render() {
        await release.promise
        return { response: new Response('text'), dependencies: new Set() }
      },
    })
    const flood = Array.from({ length: 40 }, () => post(pages, '/contact'))
    const long = Array.from({ length: 40 }, (_, number) =>
      pages.get(`/${number}${'x'.repeat(600)}`, { address: 'one', signal }),
    )
    const other = post(pages, '/contact', 'two')
    release.resolve()
    const statuses = (await Promise.all([...flood, ...long])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20)
    expect(statuses).toContain(503)
    expect((await other).status).toBe(200)
  })
})

describe('headers for caches and crawlers', () => {
  const pageOf = (canonical?: string) =>
    `<html><head><link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossOrigin=""/>
    ${canonical ? `<link rel="canonical" href="${siteUrl}${canonical}">` : ''}</head>
    <body><main><h1>Page</h1></main></body></html>`
  // Made in each test, with its clock.
  const newPages = (log = { warn() {} }) =>
    new Pages({
      siteUrl,
      log,
      routes: [
        { pattern: '/' },
        { pattern: '/pricing' },
        { pattern: '/appsec' },
        { pattern: '/newsletter/confirm' },
      ],
      development: false,
      async render({ url }) {
        const { pathname } = new URL(url)
        const canonical = pathname === '/appsec' ? '/solutions/appsec' : pathname
        const body = pageOf(pathname.startsWith('/newsletter/') ? undefined : canonical)
        const headers = {
          'content-type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html',
        }
        return { response: new Response(body, { headers }), dependencies: new Set() }
      },
    })
  const caller = { address: '192.0.2.1', signal }
  const get = (path: string) => newPages().get(path, caller)

  it('a page has its preloads for Early Hints, and varies by type', async () => {
    const { headers } = await get('/pricing')
    expect(headers.link).toBe(
      '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    )
    expect(headers.vary).toBe('Accept')
    expect(headers).not.toHaveProperty('x-robots-tag')
  })

  it('data and Markdown alternates are not indexed, and an alternate names its page', async () => {
    expect((await get('/pricing.data')).headers['x-robots-tag']).toBe('noindex')
    const { status, headers } = await get('/pricing.md?plan=pro')
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers.link).toBe(`<${siteUrl}/pricing>; rel="canonical"`)
  })

  it('an alternate of a page that is too large for its thread is a 503, and is logged', async () => {
    vi.spyOn(TaskThread.prototype, 'run').mockRejectedValueOnce(new Error('out of memory'))
    onTestFinished(() => void vi.restoreAllMocks())
    const log = { warn: vi.fn() }
    const { status, headers } = await newPages(log).get('/index.md', caller)
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect(log.warn.mock.calls[0]?.[0]).toEqual({
      page: '/',
      reason: 'Error: out of memory',
    })
  })

  it('an alternate is only at the canonical path', async () => {
    expect(await get('/appsec.md')).toMatchObject({
      status: 308,
      headers: { location: '/solutions/appsec.md' },
    })
    expect((await get('/newsletter/confirm.md')).status).toBe(404)
    expect((await get('/index.md')).headers.link).toBe(`<${siteUrl}/>; rel="canonical"`)
    expect((await get('/.md')).headers['content-type']).not.toContain('markdown')
  })
})
