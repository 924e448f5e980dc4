import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { post } from '../fixtures/site-paths.ts'
import { PageDocument } from './document.ts'
import { ask } from './http.ts'

/** The hero of a post, as its page asks for it. */
let hero: string
/** The path of its asset. */
let asset: string

beforeAll(async () => {
  const page = new PageDocument((await ask(post.path)).text)
  const address = page.attribute('article img', 'src') ?? ''
  const url = new URL(address, 'http://site.example')
  hero = url.pathname + url.search
  asset = url.pathname
})

const chromium = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'

describe('content images', () => {
  it('every address of a page answers with an image of the size it names', async () => {
    const page = new PageDocument((await ask(post.path)).text)
    const addresses = page.all('img[srcset]').flatMap(({ properties }) =>
      String(properties.srcSet)
        .split(', ')
        .map((entry) => entry.split(' ')),
    )
    expect(addresses.length).toBeGreaterThan(2)
    for (const [address = '', width = ''] of addresses) {
      const { pathname, search } = new URL(address)
      const { status, headers, body } = await ask(pathname + search)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^image\//)
      expect(`${(await sharp(body).metadata()).width}w`).toBe(width)
    }
  })

  it('come in the format that the browser prefers', async () => {
    const formatFor = async (accept: string) => {
      const { status, headers, body } = await ask(hero, { headers: { accept } })
      expect(status).toBe(200)
      expect(headers.vary?.toLowerCase()).toContain('accept')
      const { format } = await sharp(body).metadata()
      return [headers['content-type'], format]
    }
    expect(await formatFor(chromium)).toEqual(['image/avif', 'heif'])
    expect(await formatFor('image/webp,*/*')).toEqual(['image/webp', 'webp'])
    expect((await formatFor('*/*'))[0]).toMatch(/^image\/(png|jpeg)$/)
  })

  it('may be kept, since an asset never changes', async () => {
    const { headers } = await ask(hero)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('come in their own size without parameters', async () => {
    const { status, body } = await ask(asset)
    expect(status).toBe(200)
    const { width, height } = await sharp(body).metadata()
    expect(asset).toContain(`-${width}x${height}.`)
  })

  it.each([
    'w=100000',
    'w=-1',
    'w=0',
    'w=1e9',
    'w=0x10',
    'w=Infinity',
    'w=abc',
    'w=%00',
    'h=999999999',
    'w=4000&dpr=3',
    'w=100&dpr=100',
    'q=1000',
    'fm=svg',
    'fit=anything',
    'rect=0,0,99999999,1',
    `rect=${'1'.repeat(100)}`,
  ])('are refused at %s', async (query) => {
    expect((await ask(`${asset}?${query}`)).status).toBe(404)
    expect((await ask(`${asset}?w=40`)).status, 'what comes after it').toBe(200)
  })

  it('take the first of a repeated parameter, and none that they do not know', async () => {
    const { status, body } = await ask(`${asset}?w=40&w=100000&blur=2000&dl=evil.html`)
    expect(status).toBe(200)
    expect((await sharp(body).metadata()).width).toBe(40)
  })

  it.each([
    '/images/local/production/0000000000000000000000000000000000000000-10x10.png',
    '/images/other/production/x-10x10.png',
    '/images/local/production/..%2f..%2fcontent-platform.json',
    '/images/local/production',
    '/images',
  ])('%s is a 404', async (path) => expect((await ask(path)).status).toBe(404))
})
