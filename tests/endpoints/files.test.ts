import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { post } from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { request } from './http.ts'

describe('files of the build', () => {
  it('have a hash in their name and are cacheable for a year', async () => {
    const page = await documentAt('/')
    const fonts = page.all('link[rel=preload][as=font]')
    expect(fonts.length).toBeGreaterThan(0)
    for (const { properties } of fonts) {
      const { status, headers } = await request(String(properties.href))
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('font/woff2')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  it('are compressed and revalidated like pages', async () => {
    const script = /import\("(\/assets\/[^"]+\.js)"\)|"(\/assets\/entry\.client[^"]+)"/
    const found = script.exec((await request('/')).text)
    const path = found?.[1] ?? found?.[2] ?? ''
    const first = await request(path, { headers: { 'accept-encoding': 'br' } })
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(first.headers['content-encoding']).toBe('br')
    const again = await request(path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('support ranges, and are sent whole for an invalid range', async () => {
    const path = /\/assets\/[-\w]+\.mp4/.exec((await request('/')).text)?.[0] ?? ''
    const statusFor = async (range: string) => (await request(path, { headers: { range } })).status
    expect(await statusFor('bytes=0-3')).toBe(206)
    expect(await statusFor('bytes=-3')).toBe(206)
    expect(await statusFor('bytes=999999999-')).toBe(416)
    for (const range of [
      'bytes=abc',
      'bytes=-',
      'bytes=5-2',
      'bytes=0-1,4-5',
      '0-3',
      'lines=0-3',
    ]) {
      expect(await statusFor(range), range).toBe(200)
    }
    const { etag = '' } = (await request(path)).headers
    const resumedWith = (tag: string) =>
      request(path, { headers: { range: 'bytes=0-3', 'if-range': tag } })
    expect((await resumedWith(etag)).status).toBe(206)
    expect((await resumedWith('"of another version"')).status).toBe(200)
    for (const tag of ['*', etag, `"another", W/${etag}`]) {
      const unchanged = await request(path, {
        headers: { 'if-none-match': tag, range: 'bytes=0-3' },
      })
      expect([unchanged.status, unchanged.headers.etag, unchanged.text]).toEqual([304, etag, ''])
    }
    const missing = await request('/assets/missing.mp4', { headers: { 'if-none-match': '*' } })
    expect(missing.status).toBe(404)
  })

  it('allow only GET and HEAD', async () => {
    const { status } = await request('/favicon.svg', { method: 'DELETE' })
    expect([403, 404, 405]).toContain(status)
  })
})

describe('/site.webmanifest', () => {
  it('has icons that exist with their sizes', async () => {
    const { status, headers, text } = await request('/site.webmanifest')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = JSON.parse(text)
    expect(manifest.name).toMatch(/\S/)
    expect((await request(manifest.start_url)).status).toBe(200)
    expect(manifest.icons.length).toBeGreaterThan(1)
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request(src)
      expect(icon.status, src).toBe(200)
      expect(icon.headers['content-type']).toContain(type)
      if (sizes === 'any') continue
      const { width, height } = await sharp(icon.body).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('is linked from pages, and so is the icon', async () => {
    const page = await documentAt('/')
    expect(page.attribute('link[rel=manifest]', 'href')).toBe('/site.webmanifest')
    const icon = page.attribute('link[rel=icon]', 'href') ?? ''
    expect((await request(icon)).status).toBe(200)
  })
})

describe('the code of the posts', () => {
  it('is one ZIP file, which a post with code offers', async () => {
    const page = await documentAt(post.path)
    const [download] = page.all('a[download]')
    const { status, headers, body } = await request(String(download?.properties.href))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toContain('attachment')
    const files = Object.keys(unzipSync(body))
    expect(files).toContain(`examples/${post.slug}/console.txt`)
    expect(files).toContain('examples/LICENSE')
  })
})
