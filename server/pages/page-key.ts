import { ruleParameters } from '#copy/storefront/order-rules.ts'
import { requestParameters } from '#copy/storefront/requests.ts'
import type { CachedResponse } from '../http/index.ts'
import { patternMatcher } from './page-routes.ts'

/** Longer than any path or query of the site, in characters. */
const MAX_PATH_LENGTH = 512
const MAX_QUERY_LENGTH = 2048

type QueryParameters = Readonly<Record<string, readonly string[] | 'any'>>

const blogListParameters = { category: 'any', page: 'any', q: 'any' } as const

/**
 * The query parameters that change a page, by the pattern of its route, and their values if they are few. The
 * cache and the page ignore all others.
 */
export const cacheKeyParameters: Readonly<Record<string, QueryParameters>> = {
  '/': requestParameters,
  '/blogs': blogListParameters,
  '/blogs/category/:category': blogListParameters,
  '/blogs/feed.xml': { category: 'any' },
  '/contact': { job: 'any', reason: 'any' },
  '/integrations': { category: 'any' },
  '/join-waitlist': { plan: 'any' },
  '/products/business-logic-map': ruleParameters,
  '/schedule-demo/times.ics': { times: 'any' },
}

const patternOf = patternMatcher(Object.keys(cacheKeyParameters))

/** The page that depends on the `Sec-GPC` header. */
const gpcDependentPath = /^\/cookies(\.data|\.md)?$/

/**
 * The cache key of a page: its path and the parameters that matter, in a fixed order. Undefined for a URL
 * that is longer than any of the site's.
 * @param secGpc the `Sec-GPC` header, which one page depends on (W3C Global Privacy Control)
 */
export function pageKey(url: URL, secGpc?: string | null): string | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH || url.search.length > MAX_QUERY_LENGTH)
    return undefined
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(parametersOf(url.pathname))) {
    const value = url.searchParams.get(name)
    if (value && (values === 'any' || values.includes(value))) parameters.set(name, value)
  }
  if (secGpc === '1' && gpcDependentPath.test(url.pathname)) parameters.set('gpc', '1')
  const query = parameters.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

/**
 * A redirect with the query parameters that the cache ignores, such as those of a campaign, unless its target
 * has them already. All other responses stay as they are.
 * @param url as requested
 */
export function withIgnoredParameters(response: CachedResponse, url: URL): CachedResponse {
  const { location } = response.headers
  if (!location || !url.search) return response
  const target = new URL(location, url)
  const known = new Set([...Object.keys(parametersOf(url.pathname)), ...target.searchParams.keys()])
  for (const [name, value] of url.searchParams)
    if (!known.has(name)) target.searchParams.append(name, value)
  const { origin, pathname, search, hash } = target
  const own = origin === url.origin ? '' : origin
  return { ...response, headers: { ...response.headers, location: own + pathname + search + hash } }
}

function parametersOf(path: string): QueryParameters {
  const own = cacheKeyParameters[patternOf(path) ?? ''] ?? {}
  // The loaders that React Router requests.
  return path.endsWith('.data') ? { ...own, _routes: 'any' } : own
}
