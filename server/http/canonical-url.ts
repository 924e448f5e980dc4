/**
 * Where a request should have gone, when its address is not the canonical one: no trailing slash,
 * no empty segment, lower-case host. Undefined when it is canonical.
 * @param target the request target as sent, path and query
 * @param host the Host header as sent
 */
export function canonicalTarget(target: string, host: string): string | undefined {
  const [path = '/', ...rest] = target.split('?')
  const query = rest.length ? `?${rest.join('?')}` : ''
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const lowerHost = host.toLowerCase()
  if (lowerHost !== host) return `//${lowerHost}${clean}${query}`
  return clean === path ? undefined : `${clean}${query}`
}
