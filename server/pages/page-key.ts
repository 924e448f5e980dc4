/** Longer than any path or query of the site. */
const MAX_PATH_LENGTH = 512
const MAX_QUERY_LENGTH = 2048

/** Query parameters that change a page; all others are ignored, by the cache and by the page. */
const cacheKeyParameters = ['category', 'job', 'page', 'plan', 'q', 'reason', 'times', '_routes']

/** The page that depends on the `Sec-GPC` header. */
const gpcDependentPath = /^\/cookies(\.data|\.md)?$/

/**
 * The cache key of a page: its path and the parameters that matter, in a fixed order. Undefined for a
 * URL longer than any of the site's.
 * @param secGpc the `Sec-GPC` header, which one page depends on (W3C Global Privacy Control)
 */
export function pageKey(url: URL, secGpc?: string | null): string | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH || url.search.length > MAX_QUERY_LENGTH)
    return undefined
  const parameters = new URLSearchParams()
  for (const name of cacheKeyParameters) {
    const value = url.searchParams.get(name)
    if (value) parameters.set(name, value)
  }
  if (secGpc === '1' && gpcDependentPath.test(url.pathname)) parameters.set('gpc', '1')
  const query = parameters.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
