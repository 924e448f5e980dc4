/** Query parameters that change what a page shows; any other is ignored, by cache and page alike. */
const meaningful = ['category', 'job', 'page', 'plan', 'q', 'reason', 'times', '_routes']

const tellsSignal = /^\/cookies(\.data|\.md)?$/

/**
 * The address under which a page is rendered and kept: the path and the parameters that matter, in
 * one order. Undefined for an address too long to be one of ours.
 * @param signal the `Sec-GPC` header: one page says whether it came (W3C Global Privacy Control)
 */
export function pageKey(url: URL, signal?: string | null): string | undefined {
  if (url.pathname.length > 512 || url.search.length > 2048) return undefined
  const kept = new URLSearchParams()
  for (const name of meaningful) {
    const value = url.searchParams.get(name)
    if (value) kept.set(name, value)
  }
  if (signal === '1' && tellsSignal.test(url.pathname)) kept.set('gpc', '1')
  const query = kept.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
