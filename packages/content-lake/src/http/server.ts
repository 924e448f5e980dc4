import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { badRequest, HttpError, notFound } from '../errors.ts'
import type { Log, Platform } from '../platform.ts'
import { routesOf } from '../routes/route-table.ts'
import { allowOrigin, answerPreflight, audienceOf, checkOrigins } from './access-control.ts'
import { type RequestContext, requireToken } from './request-context.ts'
import { sendJson } from './response.ts'
import { matchRoute, type Route, splitVersion } from './router.ts'

/**
 * How long the rest of a rejected body is still read, so that the client gets the error response.
 */
const DRAIN_TIMEOUT_MS = 2_000

/** Handles the server's requests. */
export function handleRequests(server: Server, platform: Platform): void {
  const routes = routesOf(platform)
  server.keepAliveTimeout = 65_000
  server.on('request', (request, response) => {
    const started = performance.now()
    response.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const path = request.url?.split('?')[0]
      platform.log('request', { method: request.method, path, status: response.statusCode, ms })
    })
    answer(routes, platform, request, response).catch((error: unknown) => {
      answerError(request, response, error, platform.log)
    })
  })
}

async function answer(
  routes: readonly Route[],
  { token, projectId, dataset, origins }: Platform,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff')
  checkOrigins(request, origins)
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (!url) throw badRequest('The address cannot be read')
  const { apiVersion, path: pathname } = splitVersion(url.pathname)
  const { route, path } = matchRoute(routes, request.method ?? 'GET', pathname)
  const audience = audienceOf(request, token)
  const context: RequestContext = {
    request,
    response,
    apiVersion,
    path,
    search: url.searchParams,
    audience,
  }
  if (route.access === 'token') requireToken(context, `${route.method} ${pathname}`)
  const project = request.headers['x-sanity-project-id'] ?? projectId
  if (project !== projectId) throw notFound(`There is no project "${project}" here`)
  if (path.dataset !== undefined && path.dataset !== dataset)
    throw notFound(`Dataset "${path.dataset}" not found for project ID "${projectId}"`)
  const { project: named } = path
  if (named !== undefined && named !== projectId)
    throw notFound(`There is no project "${named}" here`)
  await route.handle(context)
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: Log,
): void {
  const known = error instanceof HttpError ? error : undefined
  if (!known && !request.destroyed)
    log('error', { path: request.url?.split('?')[0], stack: stackOf(error) })
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const body = { statusCode: 500, error: 'Internal Server Error', message: 'Something went wrong' }
  const isUnread = !request.complete
  sendJson(response, known?.status ?? 500, known?.body ?? body, {
    ...known?.headers,
    ...(isUnread ? { connection: 'close' } : {}),
  })
  if (!isUnread) return
  request.resume()
  setTimeout(() => request.destroy(), DRAIN_TIMEOUT_MS).unref()
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
