import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import type { Leads } from '#leads/index.ts'
import { contentChangedEndpoint } from './api/content-changed.ts'
import { formEndpoints } from './api/index.ts'
import { reportEndpoint } from './api/reports.ts'
import { consentEndpoint } from './consent/endpoint.ts'
import type { OptionalService } from './consent/services.ts'
import { healthEndpoints, type Readiness } from './health.ts'
import { canonicalTarget } from './http/canonical-url.ts'
import { respond } from './http/files.ts'
import { contentImages } from './http/images.ts'
import { videos } from './http/videos.ts'
import { leadsPage } from './leads-page/index.ts'
import type { Log } from './log.ts'
import { metricsEndpoint } from './metrics/endpoint.ts'
import type { Metrics } from './metrics/metrics.ts'
import { routeClassOf } from './metrics/route-class.ts'
import type { Pages } from './pages/pages.ts'
import { previewPages } from './preview/index.ts'
import type { Previews } from './preview/previews.ts'
import type { UpdateStreams } from './preview/update-streams.ts'
import { isSameOrigin } from './same-origin.ts'
import { sharePictures } from './share/share-pictures.ts'

export interface SiteParts {
  siteUrl: string
  log: Log
  leads: Leads
  /** What runs only for those who allow it. */
  services: readonly OptionalService[]
  /** Turns on the leads page. */
  leadsPasswordHash?: string | undefined
  pages: Pages
  previews: Previews
  updates: UpdateStreams
  files: MiddlewareHandler
  mediaRoot: string
  /** The embedded content platform; absent when the site reads a hosted one. */
  platformUrl?: string
  /** The content platform's webhook. */
  contentNotices: Parameters<typeof contentChangedEndpoint>[0]
  readiness: () => Promise<Readiness>
  metrics: Metrics
  metricsAccess: Parameters<typeof metricsEndpoint>[0]
  clientAddress: (socketAddress: string, forwardedFor: string | undefined) => string
}

type Env = { Bindings: HttpBindings; Variables: RequestIdVariables }

/** A posted form of 32 KB of text at most, as a browser without script encodes it (up to ninefold). */
const largestForm = 300 * 1024

/** The site's HTTP surface, in the order in which a request meets it. */
export function siteApp(parts: SiteParts) {
  const { siteUrl, log, leads, pages, previews, updates } = parts
  const addressOf = (c: { env: HttpBindings; req: { header(name: string): string | undefined } }) =>
    parts.clientAddress(c.env.incoming.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'))

  const app = new Hono<Env>()
  app.use(requestId())
  app.use(watched(log, parts.metrics))
  app.use(canonicalRedirect(siteUrl))
  app.route('/', healthEndpoints(parts.readiness))
  app.route('/', metricsEndpoint(parts.metricsAccess))
  app.route('/api', contentChangedEndpoint(parts.contentNotices))
  app.route('/api', consentEndpoint({ siteUrl, services: parts.services }))
  app.route('/api', reportEndpoint({ siteUrl, log, clientAddress: addressOf }))
  app.route('/api', formEndpoints(leads, { siteUrl, clientAddress: addressOf }))
  if (parts.leadsPasswordHash) {
    const passwordHash = parts.leadsPasswordHash
    const options = { leads, passwordHash, siteUrl, clientFolder: parts.mediaRoot }
    app.route('/leads', leadsPage({ ...options, clientAddress: addressOf }))
  }
  app.route('/', previewPages({ previews, updates, pages, siteUrl }))
  if (parts.platformUrl) app.get('/images/*', contentImages(parts.platformUrl))
  app.get('/share/*', sharePictures({ pages, siteUrl, platformUrl: parts.platformUrl }))
  app.get('/assets/*', videos(parts.mediaRoot))
  app.use(parts.files)
  app.post('*', bodyLimit({ maxSize: largestForm }), ownPostsOnly(siteUrl))
  app.all('*', async (c) => {
    const incoming = new URL(c.req.url)
    // Joined as text: resolved, a path such as `/\\evil.example` would name another host.
    const url = new URL(siteUrl + incoming.pathname + incoming.search)
    const request = new Request(url, c.req.raw)
    // React Router compares it with one origin only; `ownPostsOnly` has judged it by the contract.
    request.headers.delete('origin')
    return respond(c, await pages.answer(request, addressOf(c)))
  })
  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), reason: error.stack }, 'request failed')
    return c.text('Something went wrong on our side. Please try again later.', 500)
  })
  return app
}

/** Answers to a request that somebody may not make, or not so often: events of security. */
const refusals: ReadonlySet<number> = new Set([401, 403, 413, 429])

/** Logs and counts every request that comes this far. */
function watched(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const ms = performance.now() - start
    metrics.answered(routeClassOf(method, path), status, ms / 1000)
    const level =
      status >= 500 ? 'error' : refusals.has(status) ? 'warn' : method === 'POST' ? 'info' : 'debug'
    const requestId = c.get('requestId')
    log[level]({ requestId, method, path, status, ms: Math.round(ms) }, 'request')
  }
}

function canonicalRedirect(siteUrl: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method, url = '/', headers } = c.env.incoming
    if (method !== 'GET' && method !== 'HEAD') return next()
    const target = canonicalTarget(url, headers.host ?? '', siteUrl)
    return target ? c.redirect(target, 308) : next()
  }
}

/** Where mail providers post, with whatever origin they have: the token is the authority (RFC 8058). */
const oneClickPath = '/newsletter/unsubscribe'

/** A form of a page takes posts from its own site only (contract: Forms, "other origin"). */
function ownPostsOnly(siteUrl: string): MiddlewareHandler {
  return async (c, next) =>
    c.req.path === oneClickPath || isSameOrigin(c.req.raw, siteUrl)
      ? next()
      : c.text('This form only takes posts from its own site.', 403)
}
