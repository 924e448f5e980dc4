import { type MiddlewareFunction, redirect } from 'react-router'
import { requestContext } from './request-context.server.ts'

/** Redirects from a path without a page if the owner has added a redirect for it. */
export const redirectMissing: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  const isGetOrHead = request.method === 'GET' || request.method === 'HEAD'
  if (response.status !== 404 || !isGetOrHead) return response
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  const target = await context.get(requestContext).content.redirectFrom(path)
  if (target.state === 'found') throw redirect(target.value, 308)
  return response
}
