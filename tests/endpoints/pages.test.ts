import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { sampleLabel } from '#copy/controls.ts'
import { job, missingPages, post, sitePaths } from '../fixtures/site-paths.ts'
import { documentAt, PageDocument, textOf } from './document.ts'
import { newIpAddress, request } from './http.ts'

const site = inject('siteUrl')

it.each([
  ['/integrations', '/integrations?category=ticketing'],
  ['/blogs', '/blogs/category/research'],
  ['/blogs', '/blogs?q=a'],
])('the title of %s differs from that of %s', async (whole, part) => {
  const [one, other] = await Promise.all([whole, part].map(documentAt))
  expect(one?.text('title')).not.toBe(other?.text('title'))
})

describe.each(sitePaths)('GET $path', ({ path, status, canonical }) => {
  it(`is ${status}, a complete page with its head`, async () => {
    const response = await request(path)
    expect(response.status).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    const page = await documentAt(path)
    expect(page.all('h1')).toHaveLength(1)
    expect(page.all('main')).toHaveLength(1)
    expect(page.all('main a[href]')).not.toHaveLength(0)
    expect(page.text('title')).toMatch(/\S/)
    expect(page.attribute('html', 'lang')).toBe('en')
    expect(page.attribute('meta[name=description]', 'content')).toMatch(/^.{70,160}$/)
    const link = page.attribute('link[rel=canonical]', 'href')
    if (status === 200 && canonical !== 'none') expect(link).toBe(site + (canonical ?? path))
    else {
      expect(link).toBeUndefined()
      expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex')
    }
  })

  it('has an ETag and supports conditional requests', async () => {
    const { headers } = await request(path)
    expect(headers.etag).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/)
    // In any policy of a page: old HTML names scripts that the next release no longer has.
    expect(headers['cache-control']).toMatch(/max-age=0, must-revalidate|no-store/)
    // A revalidation between the two requests may store another page, so the pair is sent again.
    const conditional = async () => {
      const { headers } = await request(path)
      const again = await request(path, { headers: { 'if-none-match': headers.etag ?? '' } })
      const isSame = again.headers.etag === headers.etag
      return { status: again.status, isSame, isEmpty: again.body.length === 0 }
    }
    // RFC 9110 §13.1.2: only a 200 may become a 304.
    const found = { status: 304, isSame: true, isEmpty: true }
    const missing = { status: 404, isSame: true, isEmpty: false }
    await expect.poll(conditional).toEqual(status === 200 ? found : missing)
  })

  it('has no inline styles, handlers or nonces, which its policy would block', async () => {
    const { text } = await request(path)
    expect(text).not.toMatch(/<[^>]+\sstyle=/)
    expect(text).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(text).not.toContain('nonce=')
  })
})

it('each category of the blog has only its own posts, and is marked as the current one', async () => {
  const links = (await documentAt('/blogs')).all('#categories a')
  const categories = links.filter((link) => textOf(link) !== 'All Categories')
  expect(categories.length).toBeGreaterThan(3)
  for (const link of categories) {
    const page = await documentAt(String(link.properties.href))
    expect(page.text('#categories [aria-current]')).toBe(textOf(link))
    const cards = page.all('main article')
    expect(cards, textOf(link)).not.toEqual([])
    for (const card of cards) expect(textOf(card)).toContain(textOf(link))
  }
})

it('marks the posts and jobs of the seed as samples wherever they appear', async () => {
  const lists = {
    '/': '#articles li',
    '/blogs': 'main article',
    '/careers': '#open-positions li[id]',
    '/company': '#careers li',
  }
  const tags = async (path: string) =>
    (await documentAt(path)).all('main span').filter((element) => textOf(element) === sampleLabel)
  for (const [path, items] of Object.entries(lists)) {
    expect(await tags(path), path).not.toEqual([])
    const listed = (await documentAt(path)).all(items)
    expect(listed, path).not.toEqual([])
    for (const item of listed) expect(textOf(item), path).toContain(sampleLabel)
  }
  for (const path of [post.path, job.path, `/contact?job=${job.id}`])
    expect(await tags(path), path).toHaveLength(1)
  const texts = [
    `${post.path}.md`,
    `${job.path}.md`,
    '/blogs.md',
    '/careers.md',
    '/blogs/feed.xml',
    '/llms.txt',
  ]
  for (const path of texts) expect((await request(path)).text, path).toContain('Sample')
  expect((await request(job.path)).text).not.toContain('JobPosting')
})

describe('content encoding', () => {
  it.each(['/', '/terms', '/nothing-here'])('%s is encoded as the client accepts', async (path) => {
    const plain = await request(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-length']).toBe(String(plain.body.length))
    const brotli = await request(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    const gzip = await request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
  })

  it('honors weights', async () => {
    const encodingFor = async (accept: string) =>
      (await request('/', { headers: { 'accept-encoding': accept } })).headers['content-encoding']
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(await encodingFor('br;q=0.5, gzip;q=1')).toBe('gzip')
    expect(await encodingFor('*')).toBe('br')
    expect(await encodingFor('gzip;q=0, br;q=0')).toBeUndefined()
    expect(await encodingFor('zstd, compress')).toBeUndefined()
  })
})

describe('methods', () => {
  it.each(['/', '/pricing', '/nothing-here'])(
    'HEAD %s is like GET without a body',
    async (path) => {
      const [get, head] = [await request(path), await request(path, { method: 'HEAD' })]
      expect(head.status).toBe(get.status)
      expect(head.body).toHaveLength(0)
      // Only rendered responses have a request ID.
      const { date: _, connection: __, 'x-request-id': ___, ...expected } = get.headers
      expect(head.headers).toMatchObject(expected)
    },
  )

  it('POST is rejected on a page without a form', async () => {
    const { status } = await request('/pricing', { method: 'POST', headers: { origin: site } })
    expect(status).toBe(405)
  })
})

describe('missing pages', () => {
  it('suggest pages with similar URLs', async () => {
    const suggested = async (path: string) => {
      const headers = { 'x-forwarded-for': newIpAddress() }
      const page = new PageDocument((await request(path, { headers })).text)
      return page.all('nav[aria-labelledby=suggestions] a').map(({ properties }) => properties.href)
    }
    // Suggestions have a rate limit that other tests use as well: retry until it refills.
    const expectSuggested = (path: string) =>
      expect.poll(() => suggested(path), { timeout: 30_000 })
    await expectSuggested('/pricng').toEqual(['/pricing'])
    await expectSuggested('/products/ai-chatt').toEqual(['/products/ai-chat'])
    await expectSuggested('/docs/integrations/githup').toContain('/docs/integrations/github')
    await expectSuggested(`/blogs/${post.slug}s`).toEqual([post.path])
    await expectSuggested(`${job.path}s`).toContain(job.path)
    expect(await suggested('/nothing-here')).toEqual([])
  })

  it.each([
    ['/products/nothing', 'Product not found', '/products'],
    ['/blogs/nothing', 'Blog post not found', '/blogs'],
    ['/nothing-here', 'Page Not Found', '/'],
    ['/nothing-here', 'Page Not Found', '/contact'],
  ])('%s says %s and links to %s', async (path, words, way) => {
    const page = await documentAt(path)
    expect(page.text('h1')).toBe(words)
    expect(page.all(`main a[href="${way}"]`)).not.toHaveLength(0)
  })

  it.each([
    '/assets/nothing.js',
    '/nothing.xml',
    '/.well-known/change-password',
    '/.well-known/apple-app-site-association',
    '/.well-known/nodeinfo',
  ])('%s, which programs ask for, is a short 404', async (path) => {
    const { status, text } = await request(path)
    expect(status).toBe(404)
    expect(text.length).toBeLessThan(100)
  })

  it.each([
    ...missingPages,
    '/leads',
    '/styleguide',
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/nothing.js',
    '/assets/../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/media/../server/index.js',
    '/%',
    '/%c0%ae',
    '/blogs/%00',
    `/${'a'.repeat(3000)}`,
  ])('%s is a 404', async (path) => {
    expect((await request(path)).status).toBe(404)
  })
})
