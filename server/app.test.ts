import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testLeads } from '#leads/test/leads.ts'
import { siteApp } from './app.ts'
import { createMetrics } from './metrics/index.ts'
import { Pages } from './pages/index.ts'
import { Previews, UpdateStreams } from './preview/index.ts'
import { openLog } from './start/log.ts'

const siteUrl = 'https://www.example.com'
const missing = async () => ({ state: 'missing' as const })
const content = {
  blogList: missing,
  post: missing,
  latestPosts: missing,
  latestSummaries: missing,
  postCount: missing,
  sitemapPosts: missing,
  jobs: missing,
  job: missing,
  documents: missing,
  announcement: missing,
  figures: missing,
  questions: missing,
  redirectFrom: missing,
}

/** A site that logs to `lines`. The rate limit of `/api/waitlistapi` is reached. */
async function testSite() {
  const lines: object[] = []
  const leads = await testLeads({ passwordCost: { N: 1024, r: 8, p: 1 } })
  await leads.people.add({ name: 'Sally', role: 'sales', password: 'correct horse battery' })
  const previews = new Previews({ content, studios: [] })
  const metrics = createMetrics()
  const app = siteApp({
    settings: {
      siteUrl,
      services: [],
      indexNow: undefined,
      metricsToken: 'token',
      trustProxy: undefined,
      sanity: { webhookSecret: undefined },
    },
    log: openLog('trace', { write: (line) => void lines.push(JSON.parse(line)) }),
    leads: { ...leads, secondsToWait: async (kind) => (kind === 'waitlist' ? 60 : 0) },
    content: { ...content, invalidate() {} },
    pages: new Pages({
      routes: [{ pattern: '/pricing' }, { pattern: '/blogs' }, { pattern: '/blogs/:blogId' }],
      siteUrl,
      development: false,
      render: async () => ({ response: new Response('page'), dependencies: new Set() }),
    }),
    previews,
    updates: new UpdateStreams(previews),
    files: (_c, next) => next(),
    clientFolder: import.meta.dirname,
    readiness: async () => ({ pages: true, database: true, content: true, intact: true }),
    metrics,
    hasSpaceForFiles: async () => true,
  })
  const send = async (path: string, init: RequestInit) => {
    const incoming = new IncomingMessage(new Socket())
    const outgoing = new ServerResponse(incoming)
    const response = await app.request(path, init, {
      incoming,
      outgoing,
      clientAddress: '192.0.2.7',
    })
    return { status: response.status, requestId: outgoing.getHeader('x-request-id') }
  }
  return { lines, send }
}

const someone = 'ada@example.org'
const personal = {
  authorization: `Bearer ${someone}`,
  cookie: `leads=${someone}`,
  referer: `${siteUrl}/contact?email=${someone}`,
  'content-type': 'application/json',
  'user-agent': someone,
  'x-forwarded-for': '192.0.2.7',
}

it.each([
  { status: 401, path: '/leads/0123456789abcdef/note' },
  { status: 403, path: '/api/email-send', headers: { origin: 'https://elsewhere.example' } },
  { status: 413, path: '/api/email-send', size: 33 * 1024 },
  { status: 429, path: '/api/waitlistapi' },
])('logs a refusal with status $status as a warning without what the client sent', async (row) => {
  const { status, path, headers = {}, size = 0 } = row
  const { lines, send } = await testSite()
  const response = await send(`${path}?email=${someone}`, {
    method: 'POST',
    headers: { ...personal, ...headers },
    body: JSON.stringify({ email: someone, message: 'a'.repeat(size) }),
  })
  expect(response.status).toBe(status)
  expect(response.requestId).toMatch(/^[\w-]{16,}$/)
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(String),
      requestId: response.requestId,
      method: 'POST',
      path,
      status,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

it.each(['/pricing', '/blogs?q=a', '/nothing'])(
  'logs a request for %s whose caller has left as no error',
  async (path) => {
    const { lines, send } = await testSite()
    await send(path, { signal: AbortSignal.abort() })
    expect(lines).toMatchObject([{ path: path.split('?')[0], status: 499, level: 20 }])
  },
)
