import type { HeadersArgs, ServerBuild } from 'react-router'
import { type CachePolicyName, cachedAs } from '#cache/index.ts'
import { pageHandle } from './page-handle.ts'

/**
 * Gives each route of a build the headers of its response: those of its error, or of its loader and action,
 * and the cache policy in its `handle`. A route with a `headers` export of its own keeps it. Without this,
 * React Router drops the headers of a loader whose route exports no `headers`.
 */
export function withDocumentHeaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || route.module.headers) return [id, route] as const
    const { cachePolicy } = pageHandle(route.module.handle)
    const headers = (args: HeadersArgs) => documentHeaders(args, cachePolicy)
    return [id, { ...route, module: { ...route.module, headers } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function documentHeaders(
  { actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs,
  cachePolicy: CachePolicyName | undefined,
): Headers {
  if (errorHeaders) return errorHeaders
  const headers = new Headers(cachePolicy ? cachedAs(cachePolicy) : {})
  // A loader's own policy is for this response, such as one without content.
  for (const [name, value] of loaderHeaders) headers.set(name, value)
  for (const [name, value] of actionHeaders) headers.append(name, value)
  return headers
}
