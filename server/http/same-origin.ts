import { isLoopback } from './loopback.ts'

/**
 * Whether a request comes from the site itself or from no page at all: `Sec-Fetch-Site` must be
 * `same-origin` or `none`; otherwise `Origin`, if sent, must be the site's. Clients that are not
 * browsers send neither and pass. With a loopback `siteUrl`, all loopback names on its port count
 * as one origin.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  return URL.canParse(origin) && areSameOrigin(new URL(origin), new URL(siteUrl))
}

/** Whether two URLs have the same origin; all loopback names count as one host. */
export function areSameOrigin(given: URL, own: URL): boolean {
  if (given.origin === own.origin) return given.origin !== 'null'
  const isLocal = isLoopback(given.hostname) && isLoopback(own.hostname)
  return isLocal && given.protocol === own.protocol && given.port === own.port
}
