import { isIPv6 } from 'node:net'

/**
 * What the limits count by: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber has a whole network of those (contract: Forms).
 */
export function clientKey(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  // The URL parser writes every spelling of an IPv6 address in one way (WHATWG URL §3.5).
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}
