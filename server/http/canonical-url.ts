import { areOneOrigin } from './same-origin.ts'

/**
 * Where a request should have gone, when its address is not the canonical one: no trailing slash,
 * no empty segment, lower-case host. Undefined when it is canonical. A redirect names a host only when
 * it is the site's own: what a request says of the host is anybody's to write, and a redirect is kept.
 * @param target the request target as sent, path and query
 * @param host the Host header as sent
 * @param siteUrl the site's own origin
 */
export function canonicalTarget(target: string, host: string, siteUrl: string): string | undefined {
  const [path = '/', ...rest] = target.split('?')
  const query = rest.length ? `?${rest.join('?')}` : ''
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const lowerHost = host.toLowerCase()
  if (lowerHost !== host && isOwn(lowerHost, siteUrl)) return `//${lowerHost}${clean}${query}`
  return clean === path ? undefined : `${clean}${query}`
}

function isOwn(host: string, siteUrl: string): boolean {
  const own = new URL(siteUrl)
  const address = `${own.protocol}//${host}`
  return URL.canParse(address) && areOneOrigin(new URL(address), own)
}
