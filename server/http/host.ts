import type { IncomingMessage } from 'node:http'
import { isLocalhostSubdomain, isLoopback } from './loopback.ts'
import { isGetOrHead } from './request-policy.ts'

/** `uri-host [":" port]` of RFC 9110 §7.2: a name, an IPv4 address, or a bracketed IPv6 address. */
const hostPattern = /^([-._~a-z\d]+|\[[\da-f:.]+\])(:\d{0,5})?$/i

/** Whether a request has exactly one well-formed `Host` (RFC 9112 §3.2). */
export function hasOneHost({
  headers,
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 && hostPattern.test(headers.host)
}

/** Path and query of a request target. Proxies also send scheme and host (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  // `OPTIONS *` asks about the server as a whole.
  if (target === '*') return '/'
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? pathname + search : target
}

/** A name in public DNS, so neither an IP address nor the name of a container. */
const publicName = /^[a-z\d][-.a-z\d]*\.[a-z][-a-z\d]*\.?$/
/** Load balancers request these by any address. They reveal nothing or check the client. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Event streams of the editor. A tab has more of them than a browser's connection limit per host. */
const editorStreams = /^\/studio\/api\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * Classifies requests by their `Host`. A site on a loopback address is for this machine only: another
 * name that resolves to it is a DNS rebinding attack. A public site has one name; it also responds to
 * loopback names, for health checks and local proxies. Readers who come by another public name are
 * redirected (`elsewhere`), all other requests are misdirected (421, RFC 9110 §15.5.20).
 */
export function classifyHost(siteUrl: string) {
  const { host: ownHost, hostname: ownName } = new URL(siteUrl)
  const isLocalSite = isLoopback(ownName)
  return ({
    method,
    url = '/',
    headers: { host },
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => {
    if (host === ownHost || host === undefined) return 'own'
    if (probes.has(url)) return 'own'
    const hostname = URL.parse(`http://${host}`)?.hostname ?? ''
    if (hostname === ownName || isLoopback(hostname)) return 'own'
    if (isLocalSite && isLocalhostSubdomain(hostname) && editorStreams.test(url)) return 'own'
    if (isLocalSite) return 'misdirected'
    return isGetOrHead(method) && publicName.test(hostname) ? 'elsewhere' : 'misdirected'
  }
}
