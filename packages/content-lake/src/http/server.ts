import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { badRequest, HttpError, notFound } from '../errors.ts'
import type { Log, Platform } from '../platform.ts'
import { routesOf } from '../routes/table.ts'
import { allowOrigin, answerPreflight, audienceOf, checkOrigins } from './access-control.ts'
import { sendJson } from './answer.ts'
import { type Exchange, requireToken } from './exchange.ts'
import { matchRoute, type Route, splitVersion } from './router.ts'

/** How long the rest of a body that was refused is still taken in, so that the refusal arrives. */
const drainMilliseconds = 2_000

/** Answers the requests to a server. */
export function answerRequests(server: Server, platform: Platform): void {
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
  const exchange: Exchange = {
    request,
    response,
    apiVersion,
    path,
    search: url.searchParams,
    audience,
  }
  if (route.access === 'token') requireToken(exchange, `${route.method} ${pathname}`)
  const project = request.headers['x-sanity-project-id'] ?? projectId
  if (project !== projectId) throw notFound(`There is no project "${project}" here`)
  if (path.dataset !== undefined && path.dataset !== dataset)
    throw notFound(`Dataset "${path.dataset}" not found for project ID "${projectId}"`)
  const { project: named } = path
  if (named !== undefined && named !== projectId)
    throw notFound(`There is no project "${named}" here`)
  await route.handle(exchange)
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
  setTimeout(() => request.destroy(), drainMilliseconds).unref()
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
