import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { HTTPException } from 'hono/http-exception'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { cachePolicies } from '#cache/index.ts'
import type { OpenContent } from '#content/index.server.ts'
import type { Leads } from '#leads/index.ts'
import { alternatePath } from '#urls/index.ts'
import {
  consentEndpoint,
  contentChangedEndpoint,
  formEndpoints,
  reportEndpoint,
  webVitalsEndpoint,
} from './api/index.ts'
import { INDEXNOW_KEY_PATH } from './content-notices/index.ts'
import {
  type ContentImages,
  type Env,
  enforcePolicy,
  healthEndpoints,
  isGetOrHead,
  lacksPolicy,
  type Readiness,
  respond,
  videos,
} from './http/index.ts'
import { leadsPage } from './leads-page/index.ts'
import { type Metrics, metricsEndpoint, routeClassOf } from './metrics/index.ts'
import { openGraphImages } from './open-graph-image/index.ts'
import { fullText, type Pages } from './pages/index.ts'
import { type Previews, previewPages, type UpdateStreams } from './preview/index.ts'
import type { Log } from './start/log.ts'
import type { Settings } from './start/settings.ts'
import type { SiteStudio } from './studio/index.ts'

export interface SiteAppOptions {
  settings: Pick<Settings, 'siteUrl' | 'services' | 'indexNow' | 'metricsToken' | 'trustProxy'> & {
    sanity: Pick<Settings['sanity'], 'webhookSecret'>
  }
  log: Log
  leads: Leads
  content: Pick<OpenContent, 'post' | 'latestSummaries' | 'job' | 'invalidate'>
  pages: Pages
  previews: Previews
  updates: UpdateStreams
  files: MiddlewareHandler
  clientFolder: string
  /** Serves the content platform's images on the site's own origin; absent if it has an image CDN. */
  images?: ContentImages | undefined
  /** The URL of the content platform behind `images`. */
  platformUrl?: string | undefined
  readiness: () => Promise<Readiness>
  metrics: Metrics
  /** Whether the disk has room for a file of a visitor. */
  hasSpaceForFiles: () => Promise<boolean>
  /** The editor at `/studio`, if there is one. */
  studio?: Pick<SiteStudio, 'routes' | 'preflight'> | undefined
}

interface AppEnv extends Env {
  Variables: RequestIdVariables
}

/** A longer `X-Request-Id` of a client is replaced by a generated one. */
const MAX_REQUEST_ID_LENGTH = 64
/** Longer paths are truncated in the log. */
const MAX_LOGGED_PATH_LENGTH = 200

/** The site's routes and middleware, in the order in which they run. */
export function siteApp(parts: SiteAppOptions) {
  const { settings, log, leads, content, pages, previews, updates, clientFolder, metrics } = parts
  const { siteUrl, services } = settings
  const secret = settings.sanity.webhookSecret
  const app = new Hono<AppEnv>()
  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }))
  app.use((c, next) => {
    c.env.outgoing.setHeader('x-request-id', c.get('requestId'))
    return next()
  })
  app.use(recordRequests(log, metrics))
  if (parts.studio?.preflight) app.use('/studio/api/*', parts.studio.preflight)
  app.use(
    enforcePolicy({
      siteUrl,
      absent: [
        ...(secret ? [] : ['/api/content-changed']),
        ...(services.length > 0 ? [] : ['/api/consent']),
      ],
      countRefused: (form, c) => leads.countRefused(form, { address: c.env.clientAddress }),
      secondsToWait: (form, c) => leads.secondsToWait(form, { address: c.env.clientAddress }),
      hasSpace: parts.hasSpaceForFiles,
    }),
  )
  app.route('/', healthEndpoints(parts.readiness))
  app.route(
    '/',
    metricsEndpoint({
      token: settings.metricsToken,
      isBehindProxy: settings.trustProxy !== undefined,
      text: () => metrics.registry.metrics(),
    }),
  )
  app.route('/api', contentChangedEndpoint({ secret, onChange: content.invalidate }))
  app.route('/api', consentEndpoint({ siteUrl, services }))
  app.route('/api', reportEndpoint({ siteUrl, log }))
  app.route('/api', webVitalsEndpoint(metrics.recordWebVitals))
  app.route('/api', formEndpoints(leads, { siteUrl, job: content.job }))
  const speed = metrics.webVitalsSummary
  const hasStudio = parts.studio !== undefined
  app.route('/', leadsPage({ leads, log, posts: content, siteUrl, clientFolder, hasStudio, speed }))
  if (parts.studio) app.route('/', parts.studio.routes)
  app.route('/', previewPages({ previews, updates, pages, siteUrl }))
  const { images, platformUrl } = parts
  if (images) app.get('/images/*', (c) => images.handle(c))
  app.get('/share/*', openGraphImages({ pages, siteUrl, platformUrl, clientFolder, log }))
  app.get('/assets/*', videos(clientFolder))
  app.get('/llms-full.txt', fullText({ pages, siteUrl }))
  const { indexNow } = settings
  // Proves that the notices to search engines are the site's own.
  if (indexNow) app.get(INDEXNOW_KEY_PATH, (c) => c.text(indexNow.key))
  app.use(parts.files)
  app.get('*', (c, next) =>
    isMissingFile(c.req.path, pages)
      ? c.text('Not found.\n', 404, { 'cache-control': cachePolicies.page.cacheControl })
      : next(),
  )
  app.all('*', async (c) => {
    const address = c.env.clientAddress
    if (!isGetOrHead(c.req.method)) return respond(c, await pages.post(c.req.raw, address))
    const { pathname, search } = new URL(c.req.url)
    const caller = { address, signal: c.req.raw.signal, secGpc: c.req.header('sec-gpc') }
    const markdown = prefersMarkdown(c, pages) ? await markdownAlternate() : undefined
    return markdown ?? respond(c, await pages.get(pathname + search, caller))

    /** The response with the page's Markdown alternate; undefined if the page has none. */
    async function markdownAlternate() {
      const path = alternatePath(pathname + search, 'md')
      const alternate = await pages.get(path, caller)
      if (alternate.status !== 200) return undefined
      const response = respond(c, alternate)
      // A CDN that ignores `Vary: Accept` must not serve it to a browser.
      response.headers.delete('cdn-cache-control')
      response.headers.set('cache-control', cachePolicies.negotiated.cacheControl)
      response.headers.set('content-location', path)
      response.headers.append('vary', 'Accept')
      return response
    }
  })
  const withoutPolicy = app.routes.map(({ path }) => path).filter(lacksPolicy)
  if (withoutPolicy.length > 0) throw new Error(`No request policy for ${withoutPolicy}`)
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    // The client disconnected while it sent the body, so nobody reads the response.
    if (c.req.raw.signal.aborted) return c.text('The request ended early.\n', 400)
    log.error({ requestId: c.get('requestId'), reason: error.stack }, 'request failed')
    return c.text('Something went wrong on our side. Please try again later.', 500)
  })
  return app
}

/** Whether `Accept` prefers Markdown: with a higher weight than HTML, or before HTML with the same weight. */
function prefersMarkdown(c: Context<AppEnv>, pages: Pages): boolean {
  const { path } = c.req
  if (pages.kindOf(path) === 'unmatched' || /\.[a-z]+$/.test(path)) return false
  const supports = ['text/html', 'text/markdown']
  return accepts(c, { header: 'Accept', supports, default: 'text/html' }) === 'text/markdown'
}

/** Refusals that are logged as warnings, because they may be attacks. */
const securityStatuses: ReadonlySet<number> = new Set([401, 403, 413, 429])

/** Extensions of page URLs, here or on other sites. They get the 404 page, not the plain-text 404. */
const pageExtensions = /\.(html?|php|aspx?|md|data)$/i

/** Whether only a program requests an unknown path, such as a file, so that a plain-text 404 is enough. */
function isMissingFile(path: string, pages: Pages): boolean {
  if (/^\/(assets|images|share)\//.test(path)) return true
  if (pages.kindOf(path) !== 'unmatched') return false
  const hasExtension = /\.[a-z\d]{1,8}$/i.test(path) && !pageExtensions.test(path)
  return hasExtension || path.startsWith('/.well-known/')
}

/** The status in logs and metrics of a request whose caller has left, as in nginx: nobody read the response. */
const CALLER_LEFT = 499

/** The session in the path of a previewed site. It grants access to drafts, so it isn't logged. */
const previewSession = /^(\/preview\/site\/)[^/]+/

/**
 * Logs and counts every request that the cache handler passes on. Reports of web vitals are logged at
 * `debug` like reads, because there is one for each page view.
 */
function recordRequests(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method } = c.req
    const path = c.req.path.replace(previewSession, '$1…').slice(0, MAX_LOGGED_PATH_LENGTH)
    const status = c.req.raw.signal.aborted ? CALLER_LEFT : c.res.status
    const ms = performance.now() - start
    metrics.recordResponse(routeClassOf(method, path), status, ms / 1000)
    const level =
      status >= 500
        ? 'error'
        : securityStatuses.has(status)
          ? 'warn'
          : method === 'POST' && path !== '/api/web-vitals'
            ? 'info'
            : 'debug'
    const requestId = c.get('requestId')
    log[level]({ requestId, method, path, status, ms: Math.round(ms) }, 'request')
  }
}
