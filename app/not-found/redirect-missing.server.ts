import { type MiddlewareFunction, redirect } from 'react-router'
import { requestContext, resolvePath } from '#app/request-context.server.ts'
import { meantPaths, meantQuery } from './meant-paths.server.ts'

/**
 * Redirects from a path without a page if the owner has added a redirect for it, or if the link is slightly
 * wrong and there is a page that it means.
 */
export const redirectMissing: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  const isGetOrHead = request.method === 'GET' || request.method === 'HEAD'
  if (response.status !== 404 || !isGetOrHead) return response
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  const target = await context.get(requestContext).content.redirectFrom(path)
  if (target.state === 'found') throw redirect(target.value, 308)
  const resolve = context.get(resolvePath)
  if (!resolve) return response
  for (const meant of meantPaths(path)) {
    const found = await resolve(meant)
    if (found) throw redirect(found + meantQuery(path), 308)
  }
  return response
}
