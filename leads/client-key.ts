import { isIPv6 } from 'node:net'

/**
 * What the limits of the forms count by: an IPv4 address, or the /64 network of an IPv6 address, since
 * one subscriber has a whole network of those.
 */
export function clientKey(address: string): string {
  return networkOf(address, 64)
}

/** What is counted by the customer of a provider, who may have many /64s: an IPv4 address, or a /48. */
export function siteKey(address: string): string {
  return networkOf(address, 48)
}

function networkOf(address: string, prefix: 48 | 64): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  // The URL parser writes every spelling of an IPv6 address in one way (WHATWG URL §3.5).
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return `${[...start, ...zeros, ...end].slice(0, prefix / 16).join(':')}::/${prefix}`
}
