import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { signingKeyOf, variantUrl } from '#content/index.server.ts'
import type { Env } from '../env.ts'
import { ContentImages } from './images.ts'

const host = {
  baseUrl: 'http://site.example',
  projectId: 'p',
  dataset: 'd',
  signingKey: signingKeyOf('secret'),
}
const cardOf = (name: string | number) =>
  variantUrl(host, { asset: { _ref: `image-${name}-4000x3000-png` } }, 'card', 400)

/** The images of a site. `platform` stands in for its content platform. */
function site(platform: (url: URL, signal: AbortSignal) => Promise<Response>) {
  const asked: URL[] = []
  const images = new ContentImages({
    platformUrl: 'http://platform.example',
    host,
    fetch: (input, init) => {
      const url = new URL(String(input))
      asked.push(url)
      return platform(url, init?.signal ?? AbortSignal.abort())
    },
  })
  const app = new Hono<Env>().get('/images/*', (c) => images.handle(c))
  const get = (url: string, init: RequestInit = {}, clientAddress = '192.0.2.1') =>
    app.request(url, init, { clientAddress })
  return { images, asked, get }
}

const png = async () => new Response('pixels', { headers: { 'content-type': 'image/png' } })

it('requests an image from the platform once, and never one that the site does not use', async () => {
  const { images, asked, get } = site(png)
  const [first, second] = await Promise.all([get(cardOf('a')), get(cardOf('a'))])
  expect([first?.status, second?.status, (await get(cardOf('a'))).status]).toEqual([200, 200, 200])
  expect(asked).toHaveLength(1)
  expect(images.cachedBytes).toBeGreaterThan(0)
  expect((await get(cardOf('a').replace('w=400', 'w=399'))).status).toBe(404)
  expect((await get(`${cardOf('a')}&v=2`)).status).toBe(404)
  expect(asked).toHaveLength(1)
})

it('responds with 503 for an image longer than any that can be uploaded', async () => {
  const { get } = site(async () => new Response(Buffer.alloc(33 * 1024 * 1024)))
  expect((await get(cardOf('a'))).status).toBe(503)
})

it('does not send the signature to the platform', async () => {
  const { asked, get } = site(png)
  const hotspot = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }
  const asset = { _ref: 'image-a-4000x3000-png' }
  const url = variantUrl(host, { asset, hotspot }, 'hero', 480)
  expect((await get(url)).status).toBe(200)
  expect(asked[0]?.searchParams.has('rect')).toBe(true)
  expect(asked[0]?.searchParams.has('s')).toBe(false)
})

it('responds to HEAD, and with 304 to a matching ETag', async () => {
  const { get } = site(png)
  const etag = (await get(cardOf('a'))).headers.get('etag') ?? ''
  const unchanged = await get(cardOf('a'), { headers: { 'if-none-match': etag } })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  const head = await get(cardOf('a'), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '6',
    '',
  ])
})

it('aborts the request to the platform when nobody waits for the image', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  const { get, asked: urls } = site((_url, signal) => {
    signal.addEventListener('abort', () => resolve('ended'))
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const leaving = new AbortController()
  const asked = get(cardOf('a'), { signal: leaving.signal })
  await expect.poll(() => urls).toHaveLength(1)
  leaving.abort()
  expect(await ended).toBe('ended')
  expect((await asked).status).toBe(503)
})

it('serves other clients, and cached images, while one client is over its limit', async () => {
  const { get } = site(png)
  let refused: Response | undefined
  for (let number = 0; number < 400 && !refused; number += 1) {
    const response = await get(cardOf(number))
    if (response.status !== 200) refused = response
  }
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await get(cardOf(0))).status).toBe(200)
  expect((await get(cardOf('new'), {}, '192.0.2.2')).status).toBe(200)
})

it('rejects with Retry-After when the queue is full', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { get } = site(async () => {
    await held
    return png()
  })
  const asked = Array.from({ length: 66 }, (_, number) => get(cardOf(number)))
  const other = get(cardOf('new'), {}, '192.0.2.2')
  await new Promise((resolve) => setImmediate(resolve))
  release()
  const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused[0]?.headers.has('retry-after')).toBe(true)
  expect((await other).status).toBe(200)
})

it('distinguishes a missing image from an unreachable platform', async () => {
  const statusFor = async (platform: () => Promise<Response>) =>
    (await site(platform).get(cardOf('a'))).status
  expect(await statusFor(async () => new Response('', { status: 404 }))).toBe(404)
  expect(await statusFor(async () => new Response('', { status: 503 }))).toBe(503)
  expect(await statusFor(() => Promise.reject(new Error('gone')))).toBe(503)
})
