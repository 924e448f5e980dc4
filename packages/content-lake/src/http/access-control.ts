import type { IncomingMessage, ServerResponse } from 'node:http'
import { forbidden, unauthorized } from '../errors.ts'
import type { Audience } from '../query/perspective.ts'
import { isSameToken } from '../token.ts'
import type { AllowedOrigins } from './allowed-origins.ts'
import { isBelowLocalhost, isLoopback } from './loopback.ts'
import { varyOn } from './response.ts'

const assetPath = /^\/(v[^/]+\/)?(images|files)\//
const eventStreamPath = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * Restricts requests to this machine. Any website can reach loopback through a browser here, so
 * `Host` must be a loopback name (against DNS rebinding) and `Origin`, if present, an allowed one.
 * Event streams may also use names below `.localhost`. Pages of other origins may only load assets
 * (Fetch Metadata, `Sec-Fetch-Site`).
 * @throws HttpError 403
 */
export function checkOrigins({ headers, url }: IncomingMessage, origins: AllowedOrigins): void {
  const host = `http://${headers.host ?? ''}`
  const isStream = eventStreamPath.test(url ?? '')
  if (!isLoopback(host) && !(isStream && isBelowLocalhost(host)))
    throw forbidden('The Host header must name this machine: localhost, 127.0.0.1 or [::1]')
  // Embeds and links on another site's page send no `Origin`.
  const isCrossSite = headers['sec-fetch-site'] === 'cross-site' && headers.origin === undefined
  if (isCrossSite && !assetPath.test(url ?? ''))
    throw forbidden('Pages of other sites may only use images and files of this platform')
  if (headers.origin !== undefined && !origins.has(headers.origin))
    throw forbidden(`The origin ${JSON.stringify(headers.origin)} may not use this platform`)
}

/** Adds the CORS headers of an allowed origin. Call after the check. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  varyOn(response, 'Origin')
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'etag')
}

/** Responds to a CORS preflight of an allowed origin. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers']
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    ...(asked ? { 'access-control-allow-headers': asked } : {}),
    'access-control-max-age': '600',
  })
  response.end()
}

/**
 * Authenticates the caller; no credentials mean the public.
 * @throws HttpError 401 for credentials that are not the token
 */
export function audienceOf({ headers }: IncomingMessage, token: string): Audience {
  const credentials = headers.authorization
  if (credentials === undefined) return 'public'
  if (isBearer(credentials, token)) return 'editor'
  throw unauthorized('Session not found')
}

/** Whether the credentials are the bearer token. */
export function isBearer(credentials: string, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(credentials)?.[1]
  return given !== undefined && isSameToken(given, token)
}
