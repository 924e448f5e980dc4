/** Goes beyond each limiter and queue of the server, with figures that are small enough to do it in a moment. */
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signingKeyOf, variantUrl } from '#content/index.server.ts'
import { openPeople } from '#leads/index.ts'
import { reportEndpoint, webVitalsEndpoint } from './api/index.ts'
import { editorRoutes } from './editors/index.ts'
import { ContentImages } from './http/index.ts'
import { openGraphImages } from './open-graph-image/index.ts'
import { Pages } from './pages/index.ts'
import { openLog } from './start/log.ts'

/** What has small figures, so that only one limit of a module is reached. */
const small = vi.hoisted(() => ({ kind: '' }))
vi.mock('#limits/index.ts', async (importOriginal) => {
  const limits = await importOriginal<typeof import('#limits/index.ts')>()
  const { RateLimiter, ClientRateLimiter, TaskQueue } = limits
  const isSmall = (kind: string) => small.kind === kind
  const figures = (max: number) => ({ max, windowMs: 60_000 })
  return {
    ...limits,
    RateLimiter: class extends RateLimiter {
      constructor(given: ConstructorParameters<typeof RateLimiter>[0]) {
        super(isSmall('RateLimiter') ? figures(2) : given)
      }
    },
    ClientRateLimiter: class extends ClientRateLimiter {
      constructor(given: ConstructorParameters<typeof ClientRateLimiter>[0]) {
        const few = { perClient: figures(2), inAll: figures(3) }
        super(isSmall('ClientRateLimiter') ? few : given)
      }
    },
    TaskQueue: class extends TaskQueue {
      constructor(given: ConstructorParameters<typeof TaskQueue>[0]) {
        const few = { concurrency: 1, maxWaiting: 2, maxWaitingPerClient: 1 }
        super(isSmall('TaskQueue') ? few : given)
      }
    },
  }
})

/** The statuses of requests that a limit refuses. */
const refusals = new Set([429, 503])
/** Sends a request of a client, never the same one twice. */
type Send = (client: string) => Promise<number>
/** @param held ends what the requests wait for: each of them waits for it */
type Driver = (held: Promise<void>) => Send

const siteUrl = 'https://site.example'
const { signal } = new AbortController()
const clientOf = (c: { req: { header(name: string): string | undefined } }) =>
  c.req.header('x-client') ?? ''
let count = 0
const next = () => (count += 1)

/** Sends requests to an app. */
function through(
  app: Hono<{ Bindings: HttpBindings }>,
  path: () => string,
  init: RequestInit = {},
): Send {
  return async (client) => {
    const headers = { ...init.headers, 'x-client': client }
    return (await app.request(path(), { ...init, headers })).status
  }
}

function post(app: Hono<{ Bindings: HttpBindings }>, path: string, type: string, body: object) {
  const headers = { 'content-type': type }
  return through(app, () => path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const images: Driver = (held) => {
  const signingKey = signingKeyOf('secret')
  const host = { baseUrl: siteUrl, projectId: 'p', dataset: 'd', signingKey }
  const files = new ContentImages({
    platformUrl: siteUrl,
    host,
    fetch: () => held.then(() => new Response('', { headers: { 'content-type': 'image/png' } })),
  })
  const app = new Hono<{ Bindings: HttpBindings }>().get('/images/*', (c) =>
    files.handle(c, clientOf(c)),
  )
  const url = () => {
    const asset = { _ref: `image-${next()}-4000x3000-png` }
    return variantUrl(host, { asset }, 'card', 400)
  }
  return through(app, url)
}

const pagesOf = (render: (url: string) => Promise<Response>, development = false) =>
  new Pages({
    routes: ['/blogs', '/contact', '/blogs/:blogId'],
    forms: ['/contact'],
    siteUrl,
    development,
    render: async ({ url }) => ({ response: await render(url), dependencies: new Set() }),
  })
const textOf = (held: Promise<void>) => () => held.then(() => new Response('text'))

const searches: Driver = (held) => {
  const pages = pagesOf(textOf(held))
  return async (address) => (await pages.get(`/blogs?q=${next()}`, { address, signal })).status
}

/** By the module and the figures that it passes to a limiter or a queue. */
const drivers: Readonly<Record<string, Driver>> = {
  'api/reports.ts RATE_LIMITS': () => {
    const options = { siteUrl, log: openLog('silent'), clientAddress: clientOf }
    return post(reportEndpoint(options), '/reports', 'application/reports+json', [])
  },
  'api/web-vitals.ts perClient': () => {
    const app = webVitalsEndpoint({ record: () => {}, clientAddress: clientOf })
    return post(app, '/web-vitals', 'application/json', { page: 'post', metrics: {} })
  },
  'editors/api-proxy.ts REQUESTS_WITHOUT_SESSION': () => {
    vi.stubGlobal('fetch', async () => new Response('pong'))
    const { routes } = editorRoutes({
      people: openPeople({ dataDir: tmpdir() }),
      siteUrl,
      platformUrl: siteUrl,
      clientFolder: tmpdir(),
      clientAddress: clientOf,
    })
    return through(routes, () => '/studio/api/v1/ping')
  },
  'http/files/images.ts RATE_LIMITS': images,
  'http/files/images.ts BOUNDS': images,
  'open-graph-image/open-graph-images.ts BOUNDS': (held) => {
    vi.stubGlobal('fetch', () => held.then(() => new Response('', { status: 404 })))
    const data = JSON.stringify({
      '@graph': [{ '@type': 'BlogPosting', image: 'https://images.example/cover.png' }],
    })
    const pages = pagesOf(async (url) => {
      const image = url.replace(siteUrl, `${siteUrl}/share/1`)
      const html = `<!doctype html><html><head><meta property="og:title" content="A post">
        <meta property="og:image" content="${image}.png">
        <script type="application/ld+json">${data}</script></head></html>`
      return new Response(html, { headers: { 'content-type': 'text/html' } })
    }, true)
    const log = { warn() {} }
    const options = { pages, siteUrl, clientFolder: tmpdir(), log, clientAddress: clientOf }
    const app = new Hono<{ Bindings: HttpBindings }>().get('/share/*', openGraphImages(options))
    return through(app, () => `/share/1/blogs/${next()}.png`)
  },
  'pages/pages.ts RENDER_LIMITS': searches,
  'pages/pages.ts ARBITRARY_RENDERS': searches,
  'pages/pages.ts UNCACHED_RENDERS': (held) => {
    const pages = pagesOf(textOf(held))
    return async (client) =>
      (await pages.post(new Request(`${siteUrl}/contact`, { method: 'POST' }), client)).status
  },
}

const made = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/new (\w*RateLimiter|TaskQueue)\((\w*)/g)].map(
      ([, kind = '', figures]) => ({ name: `${file} ${figures}`, kind }),
    )
  })

it('each limiter and queue has a driver', () => {
  expect(Object.keys(drivers).toSorted()).toEqual(made.map(({ name }) => name).toSorted())
})

it.each(made)('$name', async ({ name, kind }) => {
  small.kind = kind
  const held = Promise.withResolvers<void>()
  onTestFinished(() => held.resolve())
  const send = drivers[name]?.(held.promise)
  const isTaken = async (client: string) => !refusals.has((await send?.(client)) ?? 503)
  if (kind === 'TaskQueue') {
    let ended = 0
    const outcomes = ['a', 'a', 'a', 'b', 'c'].map((client) =>
      isTaken(client).finally(() => (ended += 1)),
    )
    // Of the first client, one runs and one waits. One more may wait.
    await expect.poll(() => ended).toBe(2)
    held.resolve()
    const results = await Promise.all(outcomes)
    const takenIn = (some: boolean[]) => some.filter(Boolean).length
    expect([takenIn(results.slice(0, 3)), takenIn(results.slice(3))]).toEqual([2, 1])
    return
  }
  held.resolve()
  const outcomes: boolean[] = []
  for (const client of ['a', 'a', 'a', 'b', 'c']) outcomes.push(await isTaken(client))
  expect(outcomes).toEqual([true, true, false, true, kind === 'RateLimiter'])
})
