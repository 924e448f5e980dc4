import type { HeadersArgs, ServerBuild } from 'react-router'
import { pageHandle } from '#app/meta/page-handle.ts'
import { type CachePolicyName, cachedAs } from '#cache/index.ts'

/**
 * Gives each route of a build the headers of its response: those of its error, or of its loader and action,
 * and the cache policy in its `handle`. A `headers` export of the route adds to these, and removes none. Without
 * this, React Router drops the headers of a loader whose route exports no `headers`.
 */
export function withDocumentHeaders<Build extends Pick<ServerBuild, 'routes'>>(
  build: Build,
): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const
    const { handle, headers: exported } = route.module
    const { cachePolicy } = pageHandle(handle)
    const headers = (args: HeadersArgs) => {
      const all = documentHeaders(args, cachePolicy)
      const own = typeof exported === 'function' ? exported(args) : exported
      for (const [name, value] of new Headers(own)) all.set(name, value)
      return all
    }
    return [id, { ...route, module: { ...route.module, headers } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function documentHeaders(
  { actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs,
  cachePolicy: CachePolicyName | undefined,
): Headers {
  if (errorHeaders) return new Headers(errorHeaders)
  const headers = new Headers(cachePolicy ? cachedAs(cachePolicy) : {})
  // A loader's own policy is for this response, such as one without content.
  for (const [name, value] of loaderHeaders) headers.set(name, value)
  for (const [name, value] of actionHeaders) headers.append(name, value)
  return headers
}
