import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed as checkMethod } from 'hono/method-not-allowed'
import { routePath } from 'hono/route'
import { getPath } from 'hono/utils/url'
import { badRequest, methodNotAllowed, notFound, notImplemented } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { assetRoutes } from '../routes/assets.ts'
import { documentRoutes } from '../routes/documents.ts'
import { historyRoutes } from '../routes/history.ts'
import { listenRoutes } from '../routes/listen.ts'
import { liveRoutes } from '../routes/live.ts'
import { projectRoutes } from '../routes/project.ts'
import { queryRoutes } from '../routes/query.ts'
import { stubRoutes } from '../routes/stub-services.ts'
import { uploadRoutes } from '../routes/uploads.ts'
import { userRoutes } from '../routes/users.ts'
import { writeRoutes } from '../routes/writes.ts'
import { authenticate, checkOrigins } from './access-control.ts'
import { apiVersionOf, type Env, withoutVersion } from './env.ts'
import { expectedError } from './expected-error.ts'

/** The platform's HTTP API: middleware in the order in which a request passes it, then the routes. */
export function platformApp(platform: Platform): Hono<Env> {
  const { log, origins } = platform
  const app = new Hono<Env>({ getPath: (request) => withoutVersion(getPath(request)) })
  app.use((c, next) => {
    c.set('platform', platform)
    c.set('apiVersion', apiVersionOf(new URL(c.req.url).pathname))
    // Defaults, which the headers of a response override.
    c.env.outgoing.setHeader('cache-control', 'no-store')
    c.env.outgoing.setHeader('x-content-type-options', 'nosniff')
    return next()
  })
  app.use(logRequests)
  app.use((c, next) => {
    checkOrigins(c.env.incoming, origins)
    return next()
  })
  app.use(
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['etag'],
      credentials: true,
      maxAge: 600,
    }),
  )
  app.use(async (c, next) => {
    await next()
    if (c.res.status === 404 && !c.error)
      throw notImplemented(
        `The embedded content platform does not support ${c.req.method} ${c.req.path}`,
      )
  })
  app.use(
    checkMethod({
      app,
      onMethodNotAllowed(c, methods) {
        const message = `${c.req.method} is not allowed on ${c.req.path}`
        throw methodNotAllowed(message, { allow: methods.join(', ') })
      },
    }),
  )
  app.use(authenticate, checkNames)
  for (const routes of [
    queryRoutes,
    documentRoutes,
    liveRoutes,
    assetRoutes,
    writeRoutes,
    uploadRoutes,
    listenRoutes,
    historyRoutes,
    userRoutes,
    projectRoutes,
    stubRoutes,
  ])
    app.route('/', routes)
  app.onError((error, c) => {
    const expected = expectedError(error)
    if (expected !== error && !c.req.raw.signal.aborted)
      log('error', { path: c.req.path, stack: error.stack })
    if (expected) {
      return new Response(JSON.stringify(expected.body), {
        status: expected.status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...expected.headers },
      })
    }
    return c.json(
      { statusCode: 500, error: 'Internal Server Error', message: 'Something went wrong' },
      500,
    )
  })
  return app
}

/** Logs each request when its response ends. */
const logRequests: MiddlewareHandler<Env> = (c, next) => {
  const started = performance.now()
  const { method, path } = c.req
  const { outgoing } = c.env
  outgoing.once('close', () => {
    const ms = Math.round(performance.now() - started)
    c.var.platform.log('request', { method, path, status: outgoing.statusCode, ms })
  })
  return next()
}

/**
 * Checks the project and the dataset that a request names.
 * @throws HttpError 404 for others than this platform's, 400 for a path that cannot be decoded
 */
const checkNames: MiddlewareHandler<Env> = (c, next) => {
  const { projectId, dataset } = c.var.platform
  const names = routePath(c, -1).split('/')
  const values = c.req.path.split('/').map(decoded)
  const namedAs = (name: string) => values[names.indexOf(name)]
  const project = c.req.header('x-sanity-project-id') ?? namedAs(':project') ?? projectId
  if (project !== projectId) throw notFound(`There is no project "${project}" here`)
  const named = namedAs(':dataset') ?? dataset
  if (named !== dataset)
    throw notFound(`Dataset "${named}" not found for project ID "${projectId}"`)
  return next()
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest('The path is not valid percent-encoding')
  }
}
