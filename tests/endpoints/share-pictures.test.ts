import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { jobId, post } from '../running/site-paths.ts'
import { PageDocument } from './document.ts'
import { ask } from './http.ts'

async function pictureOf(path: string): Promise<string> {
  const page = new PageDocument((await ask(path)).text)
  const address = page.attribute('meta[property="og:image"]', 'content') ?? ''
  return address.replace(inject('siteUrl'), '')
}

describe('a sharing picture', () => {
  const paths = ['/', `/blogs/${post.id}`, `/careers/${jobId}`]

  it.each(paths)('of %s is drawn at 1200 by 630, for any site to embed, for ever', async (path) => {
    const { status, headers, body } = await ask(await pictureOf(path))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { width, height } = await sharp(body).metadata()
    expect(`${width}x${height}`).toBe('1200x630')
  })

  it('differs from page to page', async () => {
    const [first, second] = await Promise.all(
      ['/pricing', '/services'].map(async (path) => (await ask(await pictureOf(path))).body),
    )
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })

  it('has moved on where its version is old', async () => {
    const { status, headers } = await ask('/share/0/pricing.png')
    expect(status).toBe(307)
    expect(headers.location).toBe(await pictureOf('/pricing'))
  })

  it.each(['/share/0/nothing-here.png', '/share/0/pricing.md.png', '/share/pricing.png'])(
    'is not there for %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  )
})
