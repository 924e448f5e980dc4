import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Env } from '../http/index.ts'
import { Pages } from '../pages/index.ts'
import { openGraphImages } from './open-graph-images.ts'

const siteUrl = 'https://www.example.com'
const ownImage = `${siteUrl}/images/p/d/abc-1200x630.png?w=1200`

/** The page of a post, whose Open Graph image shows a cover. */
function pageOf(path: string): string {
  const image = path.endsWith('/own') ? ownImage : `${siteUrl}/share/1${path}.png`
  const graph = [{ '@type': 'BlogPosting', image: 'https://images.example/cover.png' }]
  return `<!doctype html><html><head><meta property="og:title" content="A post">
    <meta property="og:image" content="${image}">
    <script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script></head></html>`
}

function site() {
  const pages = new Pages({
    routes: [{ pattern: '/pricing' }, { pattern: '/blogs' }, { pattern: '/blogs/:blogId' }],
    siteUrl,
    development: true,
    async render({ url }) {
      const headers = { 'content-type': 'text/html' }
      const response = new Response(pageOf(new URL(url).pathname), { headers })
      return { response, dependencies: new Set() }
    },
  })
  const app = new Hono<Env>()
  app.get(
    '/share/*',
    openGraphImages({ pages, siteUrl, clientFolder: tmpdir(), log: { warn() {} } }),
  )
  return (name: string, init?: RequestInit, clientAddress = '192.0.2.1') =>
    app.request(`/share/1/blogs/${name}.png`, init, { clientAddress })
}

it("redirects to a post's own image", async () => {
  const response = await site()('own')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(ownImage)
})

it("draws one image at a time, and responds with 503 when a client's queue is full", async () => {
  const { promise: cover, resolve: release } = Promise.withResolvers<Response>()
  const fetchCover = vi.fn(() => cover)
  vi.stubGlobal('fetch', fetchCover)
  onTestFinished(() => void vi.unstubAllGlobals())
  const get = site()
  const first = get('first')
  await expect.poll(() => fetchCover.mock.calls.length).toBe(1)

  const leaving = new AbortController()
  const { signal } = leaving
  const waiting = Array.from({ length: 20 }, (_, number) => get(`post-${number}`, { signal }))
  const refused = await Promise.race(waiting)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  const other = get('other', {}, '192.0.2.2')
  expect(fetchCover).toHaveBeenCalledTimes(1)

  leaving.abort()
  await Promise.all(waiting)
  release(new Response(null, { status: 404 }))
  expect((await first).status).toBe(200)
  expect((await other).status).toBe(200)
  expect(fetchCover).toHaveBeenCalledTimes(2)
})
