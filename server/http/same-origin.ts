const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a post comes from the site itself, or from no page at all (contract: Forms, "other
 * origin"): `Sec-Fetch-Site` of `same-origin` or `none` passes; else `Origin`, if sent, must be
 * the site's; a server-side caller sends neither and passes. Behind a loopback `siteUrl`,
 * localhost, 127.0.0.1 and [::1] are one origin.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  return URL.canParse(origin) && areOneOrigin(new URL(origin), new URL(siteUrl))
}

/** Whether two addresses are of one origin; the names of the loopback are one. */
export function areOneOrigin(given: URL, own: URL): boolean {
  if (given.origin === own.origin) return given.origin !== 'null'
  const isLocal = loopback.has(given.hostname) && loopback.has(own.hostname)
  return isLocal && given.protocol === own.protocol && given.port === own.port
}
