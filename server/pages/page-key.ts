import type { CachedResponse } from '../http/index.ts'
import type { PageRoute } from './page-routes.ts'

/** Longer than any path or query of the site, in characters. */
const MAX_PATH_LENGTH = 512
const MAX_QUERY_LENGTH = 2048

/**
 * The cache key of a page: its path and the parameters that matter, in a fixed order. Undefined for a URL
 * that is longer than any of the site's.
 * @param route of the path
 * @param secGpc the `Sec-GPC` header (W3C Global Privacy Control)
 */
export function pageKey(
  url: URL,
  route: PageRoute | undefined,
  secGpc?: string | null,
): string | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH || url.search.length > MAX_QUERY_LENGTH)
    return undefined
  const parameters = new URLSearchParams()
  for (const name of parametersOf(url, route)) {
    const value = url.searchParams.get(name)
    if (value) parameters.set(name, value)
  }
  if (secGpc === '1' && route?.dependsOnSecGpc) parameters.set('gpc', '1')
  const query = parameters.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

/**
 * A redirect with the query parameters that the cache ignores, such as those of a campaign, unless its target
 * has them already. All other responses stay as they are.
 * @param url as requested
 * @param route of the URL
 */
export function withIgnoredParameters(
  response: CachedResponse,
  url: URL,
  route: PageRoute | undefined,
): CachedResponse {
  const { location } = response.headers
  if (!location || !url.search) return response
  const target = new URL(location, url)
  const known = new Set([...parametersOf(url, route), ...target.searchParams.keys()])
  for (const [name, value] of url.searchParams)
    if (!known.has(name)) target.searchParams.append(name, value)
  const { origin, pathname, search, hash } = target
  const own = origin === url.origin ? '' : origin
  return { ...response, headers: { ...response.headers, location: own + pathname + search + hash } }
}

function parametersOf({ pathname }: URL, route: PageRoute | undefined): readonly string[] {
  const own = route?.query ?? []
  // The loaders that React Router requests.
  return pathname.endsWith('.data') ? [...own, '_routes'] : own
}
