import type { IncomingMessage } from 'node:http'

/** `uri-host [":" port]` of RFC 9110 §7.2: a name, an IPv4 or a bracketed IPv6 address. */
const hostPattern = /^([-._~a-z\d]+|\[[\da-f:.]+\])(:\d{0,5})?$/i

/** Whether a request has the one well-formed `Host` that RFC 9112 §3.2 asks of it. */
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

/** Path and query of a request target: proxies also send it with scheme and host (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  // `OPTIONS *` asks about the server as a whole.
  if (target === '*') return '/'
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? pathname + search : target
}

const loopbackNames = new Set(['localhost', '[::1]'])

function isLoopback(hostname: string): boolean {
  return loopbackNames.has(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** A name of the public DNS: redirected to, neither an address nor the name of a container. */
const publicName = /^[a-z\d][-.a-z\d]*\.[a-z][-a-z\d]*\.?$/
/** Asked by balancers by whatever address they know; they tell nothing, or look at who asks. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * What becomes of a request by its `Host`. A site on a loopback address is for this machine only: any
 * other name that leads here is an attack by DNS rebinding. A public site has one name, and answers this
 * machine and proxies on it, which cannot be rebound; readers who come by another name are sent to
 * its own, all else is misdirected (RFC 9110 §15.5.20).
 */
export function hostJudge(siteUrl: string) {
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
    if (isLocalSite) return 'misdirected'
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && publicName.test(hostname) ? 'elsewhere' : 'misdirected'
  }
}
