/** Goes beyond each limiter and queue of the server, with figures that are small enough to do it in a moment. */
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signingKeyOf, variantUrl } from '#content/index.server.ts'
import { openPeople } from '#leads/index.ts'
import { reportEndpoint, webVitalsEndpoint } from './api/index.ts'
import { ContentImages, type Env, enforcePolicy, type Upgrades } from './http/index.ts'
import { xlsxResponses } from './leads-page/index.ts'
import { openGraphImages } from './open-graph-image/index.ts'
import { type PageRoute, Pages } from './pages/index.ts'
import { UpdateStreams } from './preview/index.ts'
import { openLog } from './start/log.ts'
import { editorRoutes } from './studio/index.ts'
import { handshakeStatus } from './test/handshake.ts'
import { small } from './test/small-limiters.ts'

vi.mock('limits', async (importOriginal) => {
  const { smallLimiters } = await import('./test/small-limiters.ts')
  return smallLimiters(await importOriginal())
})

/** The statuses of requests that a limit refuses. */
const refusals = new Set([429, 503])
/** Sends a request of a client, never the same one twice. */
type Send = (client: string) => Promise<number>
/** @param held ends what the requests wait for: each of them waits for it */
type Driver = (held: Promise<void>) => Send

const siteUrl = 'https://site.example'
const { signal } = new AbortController()
let count = 0
const next = () => (count += 1)

/** Sends requests to an app. */
function through(app: Hono<Env>, path: () => string, init: RequestInit = {}): Send {
  return async (clientAddress) => {
    const incoming = new IncomingMessage(new Socket())
    const env = { incoming, outgoing: new ServerResponse(incoming), clientAddress }
    return (await app.request(path(), init, env)).status
  }
}

function post(app: Hono<Env>, path: string, type: string, body: object) {
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
  const app = new Hono<Env>().get('/images/*', (c) => files.handle(c))
  const url = () => {
    const asset = { _ref: `image-${next()}-4000x3000-png` }
    return variantUrl(host, { asset }, 'card', 400)
  }
  return through(app, url)
}

const pagesOf = (
  render: (url: string) => Promise<Response>,
  { development = false, routes = [] }: { development?: boolean; routes?: PageRoute[] } = {},
) =>
  new Pages({
    routes: [
      { pattern: '/blogs', query: ['q'] },
      { pattern: '/contact', hasForm: true },
      { pattern: '/blogs/:blogId' },
      ...routes,
    ],
    siteUrl,
    development,
    render: async ({ url }) => ({ response: await render(url), dependencies: new Set() }),
  })
const textOf = (held: Promise<void>) => () => held.then(() => new Response('text'))

const searches: Driver = (held) => {
  const pages = pagesOf(textOf(held))
  return async (address) => (await pages.get(`/blogs?q=${next()}`, { address, signal })).status
}

const uploads: Driver = (held) => {
  const app = new Hono<Env>()
  const policy = enforcePolicy({
    siteUrl,
    countRefused: async () => 0,
    secondsToWait: async () => 0,
    hasSpace: async () => true,
  })
  app.use(policy).post('/contact', (c) => held.then(() => c.text('sent')))
  const headers = { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '1' }
  return through(app, () => '/contact', { method: 'POST', headers, body: 'a' })
}

const previewStreams: Driver = (held) => {
  const streams = new UpdateStreams({ subscribe: () => () => {}, isCurrent: async () => true })
  void held.then(() => streams.closeAll())
  const target = { expires: Date.now() / 1000 + 60, studio: siteUrl }
  const app = new Hono<Env>().get('/events', (c) => streams.open(c, target) ?? c.body(null, 503))
  return through(app, () => '/events')
}

/** The routes of editors, who are signed in by their names. */
const editors = (url: string) =>
  editorRoutes({
    people: {
      ...openPeople({ dataDir: tmpdir() }),
      personOfBrowser: async (id) => ({ id, name: id, role: 'editor', timeZone: null }),
    },
    siteUrl: url,
    platformUrl: url,
    clientFolder: tmpdir(),
  })

const editorSockets: Driver = (held) => {
  let sockets: Upgrades | undefined
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  server.on('upgrade', (request, socket, head) => {
    if (socket instanceof Socket && sockets?.accepts(request))
      return sockets.handle(request, socket, head)
    // The platform, which ends the connection when its client does.
    socket.write('HTTP/1.1 101 OK\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  return async (client) => {
    if (!server.listening) await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    sockets ??= editors(url).upgrades
    const headers = { origin: url, cookie: `studio=${client}` }
    return (await handshakeStatus(`${url}/studio/api/v1/socket/a`, headers, held)) ?? 503
  }
}

/** By the module and the figures that it passes to a limiter or a queue. */
const drivers: Readonly<Record<string, Driver>> = {
  'api/reports.ts REPORT_LIMITS': () => {
    const options = { siteUrl, log: openLog('silent') }
    return post(reportEndpoint(options), '/reports', 'application/reports+json', [])
  },
  'api/web-vitals.ts WEB_VITALS_LIMIT': () => {
    const app = webVitalsEndpoint(() => {})
    return post(app, '/web-vitals', 'application/json', { page: 'post', metrics: {} })
  },
  'studio/api-proxy.ts REQUESTS_WITHOUT_SESSION': () => {
    vi.stubGlobal('fetch', async () => new Response('pong'))
    return through(editors(siteUrl).routes, () => '/studio/api/v1/ping')
  },
  'studio/socket-proxy.ts CONCURRENT_SOCKETS': editorSockets,
  'http/uploads.ts CONCURRENT_UPLOADS': uploads,
  'preview/update-streams.ts CONCURRENT_STREAMS': previewStreams,
  'http/files/images.ts IMAGE_LIMITS': images,
  'http/files/images.ts IMAGE_JOBS': images,
  'leads-page/export-response.ts CONCURRENT_WORKBOOKS': (held) => {
    const respond = xlsxResponses()
    async function* leads() {
      await held
      yield []
    }
    return async (person) => (await respond(leads(), person)).status
  },
  'open-graph-image/open-graph-images.ts OPEN_GRAPH_JOBS': (held) => {
    vi.stubGlobal('fetch', () => held.then(() => new Response('', { status: 404 })))
    const data = JSON.stringify({
      '@graph': [{ '@type': 'BlogPosting', image: 'https://images.example/cover.png' }],
    })
    const pages = pagesOf(
      async (url) => {
        const image = url.replace(siteUrl, `${siteUrl}/share/1`)
        const html = `<!doctype html><html><head><meta property="og:title" content="A post">
        <meta property="og:image" content="${image}.png">
        <script type="application/ld+json">${data}</script></head></html>`
        return new Response(html, { headers: { 'content-type': 'text/html' } })
      },
      { development: true },
    )
    const log = { warn() {} }
    const options = { pages, siteUrl, clientFolder: tmpdir(), log }
    const app = new Hono<Env>().get('/share/*', openGraphImages(options))
    return through(app, () => `/share/1/blogs/${next()}.png`)
  },
  'pages/finish-response.ts markdownThread': () => {
    const headers = { 'content-type': 'text/html' }
    const pages = pagesOf(async () => new Response(`<main>${next()}</main>`, { headers }))
    return (address) =>
      pages.get('/contact.md', { address, signal }).then(
        ({ status }) => status,
        () => 503,
      )
  },
  'pages/pages.ts RENDER_LIMITS': searches,
  'pages/pages.ts ARBITRARY_RENDERS': searches,
  'pages/pages.ts CONCURRENT_RENDERS': (held) => {
    const routes = Array.from({ length: 9 }, (_, number) => `/${number}`)
    const pages = pagesOf(textOf(held), { routes: routes.map((pattern) => ({ pattern })) })
    return async (address) => (await pages.get(routes.pop() ?? '', { address, signal })).status
  },
  'pages/pages.ts PRIVATE_RENDERS': (held) => {
    const pages = pagesOf(textOf(held))
    const request = new Request(`${siteUrl}/preview`)
    return async (client) => (await pages.renderPrivate(request, client, [])).status
  },
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
    return [
      ...source.matchAll(/new (\w*RateLimiter|ConcurrencyLimiter|TaskQueue)\((\w*)/g),
      ...[...source.matchAll(/(\w+) = new (TaskThread)</g)].map(([all, name, kind]) => [
        all,
        kind,
        name,
      ]),
    ].map(([, kind = '', name]) => ({ name: `${file} ${name}`, kind }))
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
  if (kind === 'ConcurrencyLimiter') {
    let ended = 0
    const outcomes = ['a', 'a', 'b', 'c'].map((client) =>
      isTaken(client).finally(() => (ended += 1)),
    )
    await expect.poll(() => ended).toBeGreaterThanOrEqual(2)
    held.resolve()
    const perClient = [true, false, true, false]
    const inAll = [true, true, false, false]
    expect(await Promise.all(outcomes)).toEqual(small.isPerClient ? perClient : inAll)
    await expect.poll(() => isTaken('d')).toBe(true)
    return
  }
  if (kind === 'TaskThread') {
    expect(await isTaken('a')).toBe(false)
    small.kind = ''
    held.resolve()
    expect(await isTaken('a')).toBe(true)
    return
  }
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
