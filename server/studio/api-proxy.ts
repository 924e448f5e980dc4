import { finished } from 'node:stream'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { proxy } from 'hono/proxy'
import { ClientRateLimiter } from 'limits'
import { cachePolicies, noStoreHeader } from '#cache/index.ts'
import type { People } from '#leads/index.ts'
import {
  bearerToken,
  type Env,
  isGetOrHead,
  isLocalhostSubdomain,
  type SiteCookie,
} from '../http/index.ts'
import { replaceText } from './replace-text.ts'

export interface ApiProxyOptions {
  people: Pick<People, 'personOf' | 'personOfBrowser' | 'isSignInOf' | 'signOut'>
  session: SiteCookie
  siteUrl: string
  /** The URL of the embedded content platform. */
  platformUrl: string
}

/** Requests of clients that are not signed in. The Studio sends a few when it opens. */
const REQUESTS_WITHOUT_SESSION = {
  perClient: { max: 60, windowMs: 60_000 },
  inAll: { max: 1_200, windowMs: 60_000 },
}

/** For the headers of a response, as long as `request-policy.ts` gives a request. A stream may last hours. */
const RESPONSE_TIMEOUT_MS = 120_000
/** How often a request checks whether its session has ended since: a stream or a slowly read export may take hours. */
const SESSION_CHECK_MS = 15_000

const base = '/studio/api'
const asset = /^\/(v[^/]+\/)?(images|files)\//
/** Events of published content, which the Studio reads without its token. */
const live = /^\/v[^/]+\/data\/live\/events\//
/** What the Studio requests before anyone is signed in. */
const open = /^\/v[^/]+\/(auth\/providers|ping|check\/cors)$/
/** The token of a sign-in, for the browser that signed in: nobody can sign someone else in by a link. */
const exchange = /^\/v[^/]+\/auth\/fetch$/
/** The request headers that the platform reads. */
const forwardedHeaders = [
  'accept',
  'authorization',
  'content-type',
  'if-none-match',
  'if-range',
  'last-event-id',
  'range',
  'x-sanity-project-id',
]

/**
 * `/studio/api`: the API of the embedded content platform for signed-in editors. The platform enforces their
 * roles. This proxy lets nothing through without a session.
 */
export function apiProxy(options: ApiProxyOptions) {
  const { people, session, siteUrl, platformUrl } = options
  const rateLimit = new ClientRateLimiter(REQUESTS_WITHOUT_SESSION)
  const app = new Hono<Env>()

  const hasSession = async (c: Context<Env>): Promise<boolean> => {
    const path = c.req.path.slice(base.length)
    const token = bearerToken(c)
    if (token) return (await people.personOf(token)) !== undefined
    // The browser loads pictures, and the Studio live events, without the header.
    if (!isGetOrHead(c.req.method) || !(asset.test(path) || live.test(path))) return false
    const cookie = session.read(c)
    if (cookie && (await people.personOfBrowser(cookie))) return true
    // A name of this machine, which gets no cookie.
    return live.test(path) && isLocalhostSubdomain(new URL(c.req.url).hostname)
  }

  const signedIn: MiddlewareHandler<Env> = async (c, next) => {
    if (await hasSession(c)) {
      const check = setInterval(async () => {
        if (!(await hasSession(c).catch(() => false))) c.env.outgoing.destroy()
      }, SESSION_CHECK_MS)
      // Also calls back for a client that has already left.
      finished(c.env.outgoing, () => clearInterval(check))
      return next()
    }
    const path = c.req.path.slice(base.length)
    const isReadWithoutToken = isGetOrHead(c.req.method) && bearerToken(c) === undefined
    const cookie = session.read(c)
    const isExchange = isReadWithoutToken && exchange.test(path)
    const signInId = c.req.query('sid') ?? ''
    if (isExchange && cookie && (await people.isSignInOf(signInId, cookie))) return next()
    if ((await rateLimit.take(c.env.clientAddress)) > 0) return problem(c, 429, 'Too Many Requests')
    if (isReadWithoutToken && open.test(path)) return next()
    return problem(c, 401, 'Unauthorized')
  }

  // The Studio signs out with the token that it started with, which may not be the current one.
  app.post(`${base}/:version/auth/logout`, async (c) => {
    const token = bearerToken(c)
    for (const one of [token, session.read(c)]) if (one) await people.signOut(one)
    session.remove(c)
    return c.json({ ok: true }, 200, noStoreHeader)
  })
  // The Studio sends statistics of its use without its token when a page closes. Nobody collects them.
  app.post(`${base}/:version/intake/batch`, (c) => c.body(null, 204, noStoreHeader))
  app.all(`${base}/*`, signedIn, async (c) => {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(base.length)
    const isAsset = asset.test(path)
    const headers = forwardedHeaders.flatMap((name): [string, string][] => {
      const value = c.req.header(name)
      // An asset is public on the platform, which the cookie means nothing to.
      return value === undefined || (isAsset && name === 'authorization') ? [] : [[name, value]]
    })
    // Only until the headers: a client that leaves later cancels the body, which an abort would make fail.
    const beforeHeaders = new AbortController()
    const abort = () => beforeHeaders.abort()
    const timer = setTimeout(abort, RESPONSE_TIMEOUT_MS)
    if (c.req.raw.signal.aborted) abort()
    else c.req.raw.signal.addEventListener('abort', abort)
    const response = await proxy(platformUrl + path + url.search, {
      raw: c.req.raw,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      signal: beforeHeaders.signal,
    })
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer)
        c.req.raw.signal.removeEventListener('abort', abort)
      })
    if (!response) return problem(c, 503, 'Service Unavailable')
    if (isAsset) {
      if (response.ok) response.headers.set('cache-control', cachePolicies.editorImage.cacheControl)
      return response
    }
    return withOwnAssetUrls(response)
  })
  return app

  /** Replaces the platform's own URL in documents of assets, because only this machine can reach it. */
  function withOwnAssetUrls(response: Response): Response {
    const isText = /json|event-stream/.test(response.headers.get('content-type') ?? '')
    if (!isText || !response.body) return response
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    // Turns off buffering of event streams in nginx and some other proxies.
    headers.set('x-accel-buffering', 'no')
    const body = response.body.pipeThrough(replaceText(`"${platformUrl}/`, `"${siteUrl}${base}/`))
    return new Response(body, { status: response.status, headers })
  }
}

/** An error in the content platform's format. */
function problem(c: Context<Env>, statusCode: 401 | 429 | 503, error: string): Response {
  const message = statusCode === 401 ? 'Session not found' : 'Try again in a moment'
  const errorCode = statusCode === 401 ? { errorCode: 'SIO-401-ANF' } : {}
  return c.json({ statusCode, error, ...errorCode, message }, statusCode, {
    ...noStoreHeader,
    ...(statusCode === 401 ? {} : { 'retry-after': '5' }),
  })
}
