/** Query parameters that change what a page shows; any other is ignored, by cache and page alike. */
const meaningful = ['category', 'job', 'page', 'plan', 'q', 'reason', 'times', '_routes']

/**
 * The address under which a page is rendered and kept: the path and the parameters that matter, in
 * one order. Undefined for an address too long to be one of ours.
 */
export function pageKey(url: URL): string | undefined {
  if (url.pathname.length > 512 || url.search.length > 2048) return undefined
  const kept = new URLSearchParams()
  for (const name of meaningful) {
    const value = url.searchParams.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
