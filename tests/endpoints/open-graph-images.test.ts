import sharp, { type Sharp } from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { exploit } from '#copy/home/exploit.ts'
import { queryOf, requestKindIds, requestKinds } from '#copy/storefront/requests.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { request } from './http.ts'

async function openGraphImageOf(path: string): Promise<string> {
  const page = await documentAt(path)
  const url = page.attribute('meta[property="og:image"]', 'content') ?? ''
  return url.replace(inject('siteUrl'), '')
}

describe('an Open Graph image', () => {
  const paths = ['/', post.path, job.path]

  it.each(paths)('of %s is 1200 by 630, and immutable', async (path) => {
    const { status, headers, body } = await request(await openGraphImageOf(path))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toContain('immutable')
    const { width, height } = await sharp(body).metadata()
    expect(`${width}x${height}`).toBe('1200x630')
  })

  it('differs from page to page', async () => {
    const [first, second] = await Promise.all(
      ['/pricing', '/services'].map(
        async (path) => (await request(await openGraphImageOf(path))).body,
      ),
    )
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })

  const requests = requestKindIds.flatMap((kind) => {
    const { parameter, ids, accounts } = requestKinds[kind]
    const sent = ids.flatMap((id) =>
      accounts.flatMap((as) => [false, true].map((isFixed) => queryOf({ kind, id, as, isFixed }))),
    )
    return [...ids.map((id) => `?${parameter}=${id}`), ...sent].map((query) => ({ kind, query }))
  })

  it.each(requests)('of the home page shows the request of $query', async ({ kind, query }) => {
    const siteUrl = inject('siteUrl')
    const page = await documentAt(`/${query}`)
    const read = (property: string) => page.attribute(`meta[property="${property}"]`, 'content')
    expect(read('og:title')).toBe(exploit[kind].title)
    expect(read('og:url')).toBe(`${siteUrl}/${query}`)
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${siteUrl}/`)
    const [own, home] = await Promise.all([openGraphImageOf(`/${query}`), openGraphImageOf('/')])
    const [shown, usual] = await Promise.all([request(own), request(home)])
    expect(shown.status).toBe(200)
    expect(shown.body.equals(usual.body)).toBe(false)
  })

  it('of a category is its own; an unknown category has none', async () => {
    const whole = await openGraphImageOf('/blogs')
    const research = await openGraphImageOf('/blogs/category/research')
    expect(research).not.toBe(whole)
    expect((await request(research)).status).toBe(200)
    expect(await openGraphImageOf('/blogs/category/no-such-one')).toBe('')
    const old = await request('/share/0/blogs/category/research.png')
    expect(old.headers.location).toBe(research)
  })

  it('of a post contains its picture', async () => {
    const { body } = await request(await openGraphImageOf(post.path))
    const page = await documentAt(post.path)
    const cover = await request(page.attribute('main article .post-hero img', 'src') ?? '')
    const [shown, expected] = await Promise.all([
      grayOf(sharp(body).extract({ left: 680, top: 0, width: 520, height: 520 })),
      grayOf(
        sharp(cover.body).resize(924, 520).extract({ left: 202, top: 0, width: 520, height: 520 }),
      ),
    ])
    const difference = shown.reduce(
      (sum, value, i) => sum + Math.abs(value - (expected[i] ?? 0)),
      0,
    )
    expect(difference / shown.length).toBeLessThan(4)
  })

  it('redirects from an old version to the current one', async () => {
    const { status, headers } = await request('/share/0/pricing.png')
    expect(status).toBe(307)
    expect(headers.location).toBe(await openGraphImageOf('/pricing'))
  })

  it.each(['/share/0/nothing-here.png', '/share/0/pricing.md.png', '/share/pricing.png'])(
    'is a 404 for %s',
    async (path) => expect((await request(path)).status).toBe(404),
  )
})

function grayOf(picture: Sharp): Promise<Buffer> {
  return picture.greyscale().raw().toBuffer()
}
