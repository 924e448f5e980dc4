import type { IncomingMessage } from 'node:http'

/** `uri-host [":" port]` of RFC 9110 §7.2: a name, an IPv4 or a bracketed IPv6 address. */
const host = /^([-._~a-z\d]+|\[[\da-f:.]+\])(:\d{0,5})?$/i

/** Whether a request has the one well-formed `Host` that RFC 9112 §3.2 asks of it. */
export function hasOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 && host.test(headers.host)
}

/** Path and query of a request target: proxies also send it with scheme and host (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname.startsWith('/') ? pathname + search : target
}
