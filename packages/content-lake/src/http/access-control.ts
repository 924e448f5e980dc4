import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { forbidden, tooManyRequests, unauthorized } from '../errors.ts'
import { limits } from '../limits.ts'
import { localEditor, type User } from '../users/user.ts'
import type { AllowedOrigins } from './allowed-origins.ts'
import type { Env } from './env.ts'
import { isLocalhostSubdomain, isLoopbackOrigin } from './loopback.ts'

const assetPath = /^\/(v[^/]+\/)?(images|files)\//
const eventStreamPath = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * Restricts requests to this machine. Any website can reach loopback through a browser here, so
 * `Host` must be a loopback name (against DNS rebinding) and `Origin`, if present, an allowed one.
 * Event streams may also use subdomains of `localhost`. Pages of other origins may only load assets
 * (Fetch Metadata, `Sec-Fetch-Site`).
 * @throws HttpError 403
 */
export function checkOrigins({ headers, url }: IncomingMessage, origins: AllowedOrigins): void {
  const host = `http://${headers.host ?? ''}`
  const isStream = eventStreamPath.test(url ?? '')
  if (!isLoopbackOrigin(host) && !(isStream && isLocalhostSubdomain(host)))
    throw forbidden('The Host header must name this machine: localhost, 127.0.0.1 or [::1]')
  // Embeds and links on another site's page send no `Origin`.
  const isCrossSite = headers['sec-fetch-site'] === 'cross-site' && headers.origin === undefined
  if (isCrossSite && !assetPath.test(url ?? ''))
    throw forbidden('Pages of other sites may only use images and files of this platform')
  if (headers.origin !== undefined && !origins.has(headers.origin))
    throw forbidden(`The origin ${JSON.stringify(headers.origin)} may not use this platform`)
}

/**
 * Authenticates the caller; no credentials mean the public.
 * @throws HttpError 401 for credentials that sign nobody in, 429 for someone who does not read the responses
 */
export const authenticate: MiddlewareHandler<Env> = async (c, next) => {
  const { users, unsent } = c.var.platform
  const credentials = c.req.header('authorization')
  const user = credentials === undefined ? undefined : await users.signedInBy(credentials)
  if (user) {
    // The platform's own token is also that of what checks whether the platform responds.
    if (user !== localEditor && unsent.of(user.id) > limits.unsentBytesPerUser)
      throw tooManyRequests('Read earlier responses first', { 'retry-after': '5' })
    unsent.assign(c.env.outgoing, user.id)
    c.set('user', user)
  }
  c.set('audience', user ? 'editor' : 'public')
  return next()
}

/** @throws HttpError 401 for callers without a token */
export const requireToken: MiddlewareHandler<Env> = (c, next) => {
  userOf(c)
  return next()
}

/**
 * The signed-in user.
 * @throws HttpError 401 for the public
 */
export function userOf(c: Context<Env>): User {
  if (c.var.user) return c.var.user
  throw unauthorized(`${c.req.method} ${c.req.path} needs the token of this platform`)
}

/**
 * The signed-in user as of now. A body may take minutes to arrive, and a write waits for others: in the meantime, the
 * session may have ended, or the role changed.
 * @throws HttpError 401 when the session has ended, 503 when the sessions cannot be read
 */
export async function currentUserOf(c: Context<Env>): Promise<User> {
  return c.var.platform.users.signedInBy(c.req.header('authorization') ?? '')
}

/** @throws HttpError 403 for users other than the holder of the platform's own token */
export const requireOwnToken: MiddlewareHandler<Env> = (c, next) => {
  if (userOf(c) !== localEditor) throw forbidden("Only the platform's own token may do this")
  return next()
}
