import { badRequest, methodNotAllowed, notImplemented } from '../errors.ts'
import type { RequestContext } from './request-context.ts'

type Handler = (context: RequestContext) => Promise<void> | void

/** A path pattern such as `/data/doc/:dataset/:ids`, its method, and who may call it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** `token`: 401 without it. `public`: the handler restricts what the public sees. */
  readonly access: 'token' | 'public'
  readonly handle: Handler
}

interface Match {
  readonly route: Route
  readonly path: Record<string, string>
}

/** Splits `/v2025-05-21/data/query/production` into its API version and the rest. */
export function splitVersion(pathname: string): { apiVersion: string; path: string } {
  const [, apiVersion, path] = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/i.exec(pathname) ?? []
  if (apiVersion === undefined || path === undefined) return { apiVersion: '', path: pathname }
  return { apiVersion: apiVersion.toUpperCase(), path }
}

/**
 * Finds the route of a method and a path.
 * @throws HttpError 405 for another method on a known path, 501 for an unknown path
 */
export function matchRoute(routes: readonly Route[], method: string, pathname: string): Match {
  const segments = pathname.split('/').map(decoded)
  const matches = routes.flatMap((route) => {
    const path = matchPath(route.path.split('/'), segments)
    return path ? [{ route, path }] : []
  })
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = matches.find(({ route }) => route.method === wanted)
  if (match) return match
  if (matches.length === 0)
    throw notImplemented(`The embedded content platform does not answer ${method} ${pathname}`)
  const allow = matches.map(({ route }) => (route.method === 'GET' ? 'GET, HEAD' : route.method))
  throw methodNotAllowed(`${method} is not allowed on ${pathname}`, { allow: allow.join(', ') })
}

function matchPath(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const path: Record<string, string> = {}
  for (const [position, part] of pattern.entries()) {
    const segment = segments[position] ?? ''
    if (part.startsWith(':') && segment !== '') path[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return path
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest('The path is not valid percent-encoding')
  }
}
