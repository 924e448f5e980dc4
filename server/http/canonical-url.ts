import { areOneOrigin } from './same-origin.ts'

/**
 * The canonical URL to redirect a request to: no trailing slash, no empty segment, lower-case host, one
 * spelling of percent-encoded characters.
 * Undefined if the request is canonical. The result names a host only if it is the site's own: a client
 * can send any `Host`, and redirects are cached.
 * @param target the request target as sent, path and query
 * @param host the Host header as sent
 * @param siteUrl the site's own origin
 */
export function canonicalTarget(target: string, host: string, siteUrl: string): string | undefined {
  const [path = '/', ...rest] = target.split('?')
  const query = rest.length ? `?${rest.join('?')}` : ''
  const decoded = path.replace(/%[\da-f]{2}/gi, normalizedOctet)
  const clean = decoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const lowerHost = host.toLowerCase()
  if (lowerHost !== host && isOwn(lowerHost, siteUrl)) return `//${lowerHost}${clean}${query}`
  return clean === path ? undefined : `${clean}${query}`
}

/**
 * Decodes an unreserved character, and writes all others in upper case (RFC 3986 §6.2.2). Otherwise each
 * page would have any number of URLs, each of them rendered and cached.
 */
function normalizedOctet(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}

function isOwn(host: string, siteUrl: string): boolean {
  const own = new URL(siteUrl)
  const address = `${own.protocol}//${host}`
  return URL.canParse(address) && areOneOrigin(new URL(address), own)
}
