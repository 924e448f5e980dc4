import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { post } from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { newIpAddress, request } from './http.ts'

/** The URL of a post's hero image, from its page. */
let hero: string
/** The path of the asset. */
let asset: string

beforeAll(async () => {
  const page = await documentAt(post.path)
  const src = page.attribute('article img', 'src') ?? ''
  const url = new URL(src, 'http://site.example')
  hero = url.pathname + url.search
  asset = url.pathname
})

describe('content images', () => {
  it('exist at every URL in lists, a post, the feed and structured data', async () => {
    const urls = new Set<string>()
    for (const path of ['/', '/blogs', '/blogs?page=2', post.path, '/blogs/feed.xml']) {
      const { text } = await request(path, { headers: { 'x-forwarded-for': newIpAddress() } })
      const plain = text
        .replaceAll('\\u0026', '&')
        .replaceAll(/&(amp;)+/g, '&')
        .replaceAll('&quot;', '"')
      for (const [url] of plain.matchAll(/\/images\/local\/[^"'\\\s<>]+/g)) urls.add(url)
    }
    expect(urls.size).toBeGreaterThan(50)
    for (const url of urls) {
      const headers = { 'x-forwarded-for': newIpAddress() }
      const { status, headers: given, body } = await request(url, { headers })
      expect(status, url).toBe(200)
      expect(given['content-type']).toMatch(/^image\//)
      const { width } = await sharp(body).metadata()
      expect(`${width}`).toBe(new URL(url, 'http://a').searchParams.get('w') ?? `${width}`)
    }
  })

  it('have the format of their URL, whatever the browser accepts', async () => {
    const { headers, body } = await request(hero, { headers: { accept: 'image/avif,*/*' } })
    const { format } = await sharp(body).metadata()
    expect([headers['content-type'], format, headers.vary]).toEqual([
      'image/webp',
      'webp',
      undefined,
    ])
  })

  it('are immutable, because an asset never changes', async () => {
    const { headers } = await request(hero)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('have their original size without parameters', async () => {
    const { status, body } = await request(asset)
    expect(status).toBe(200)
    const { width, height } = await sharp(body).metadata()
    expect(asset).toContain(`-${width}x${height}.`)
  })

  it.each([
    'w=40',
    'w=100000',
    'h=999999999',
    'w=%00',
    'fm=avif',
    'w=400&h=300&fit=crop&fm=webp&q=100',
    'rect=0,0,400,300&w=400&h=300&fit=crop&fm=webp',
    'rect=0,0,400,300&w=400&h=300&fit=crop&fm=webp&s=AAAAAAAAAAAAAAAA',
    'v=2',
  ])('are rejected with a short text at %s', async (query) => {
    const { status, headers, text } = await request(`${asset}?${query}`)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/plain')
    expect(text.length).toBeLessThan(100)
  })

  it.each([
    '/images/local/production/0000000000000000000000000000000000000000-10x10.png',
    '/images/other/production/x-10x10.png',
    '/images/local/production/..%2f..%2fcontent-platform.json',
    '/images/local/production',
    '/images',
  ])('%s is a 404', async (path) => expect((await request(path)).status).toBe(404))
})
