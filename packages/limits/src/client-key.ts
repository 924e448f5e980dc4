import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key that counts a client in form limits: an IPv4 address, or the /64 network of an IPv6 address,
 * because one subscriber has a whole /64.
 */
export function clientKey(address: string): string {
  return networkOf(address, 64)
}

/** A wider key, because a customer of a provider may have many /64s: an IPv4 address, or an IPv6 /48. */
export function networkKey(address: string): string {
  return networkOf(address, 48)
}

/** The key of one customer of a provider, where many share a network: an IPv4 address, or an IPv6 /56. */
export function customerKey(address: string): string {
  return networkOf(address, 56)
}

/** The widest key, for whoever has many addresses of a provider: an IPv4 /24, or an IPv6 /48. */
export function providerKey(address: string): string {
  const network = networkOf(address, 48)
  return isIPv4(network) ? `${network.replace(/\d+$/, '0')}/24` : network
}

function networkOf(address: string, prefix: 48 | 56 | 64): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  // The URL parser normalizes every spelling of an IPv6 address (WHATWG URL §3.5).
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  const groups = [...start, ...zeros, ...end].slice(0, Math.ceil(prefix / 16))
  const last = Number.parseInt(groups.at(-1) ?? '0', 16)
  if (prefix === 56) groups.splice(-1, 1, (last & 0xff00).toString(16))
  return `${groups.join(':')}::/${prefix}`
}
