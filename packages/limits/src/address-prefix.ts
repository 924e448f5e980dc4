import { isIPv4, isIPv6 } from 'node:net'

/** How many leading bits of an address count: addresses that share them count as one. */
export interface PrefixLength {
  /** A multiple of 8. */
  ipv4: number
  /** A multiple of 8. */
  ipv6: number
}

/** One client: an IPv4 address, or an IPv6 /64, because one subscriber has all of it. */
const clientPrefix: PrefixLength = { ipv4: 32, ipv6: 64 }

/** The key that counts a client in limits. */
export function clientKey(address: string): string {
  return addressPrefix(address, clientPrefix)
}

/** The prefix of an address in CIDR notation (RFC 4632, RFC 4291 §2.3), or an IPv4 address itself if all its bits count. */
export function addressPrefix(address: string, { ipv4, ipv6 }: PrefixLength): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain) && ipv4 < 32) {
    const octets = plain.split('.').map((octet, index) => (index < ipv4 / 8 ? octet : '0'))
    return `${octets.join('.')}/${ipv4}`
  }
  if (!isIPv6(plain)) return plain
  const hextets = hextetsOf(plain).slice(0, Math.ceil(ipv6 / 16))
  const last = hextets.length - 1
  // Only the first half of the last one counts.
  if (ipv6 % 16 > 0) hextets[last] = (hextets[last] ?? 0) & 0xff00
  return `${hextets.map((hextet) => hextet.toString(16)).join(':')}::/${ipv6}`
}

/** The eight numbers of 16 bits in an IPv6 address. */
function hextetsOf(address: string): number[] {
  // The URL parser normalizes every spelling of an IPv6 address (WHATWG URL §3.5).
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].map((hextet) => Number.parseInt(hextet, 16))
}
