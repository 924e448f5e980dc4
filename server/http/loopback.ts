import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a host name or address, IPv6 with or without brackets, leads to this machine only: `localhost`,
 * 127.0.0.0/8 (RFC 6890 §2.2.2), ::1, and IPv4-mapped addresses of these. Subdomains of `localhost` do not
 * count, because each is an origin of its own: only event streams may use them (`isLocalhostSubdomain`).
 */
export function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(address)
  if (version === 0) return address.toLowerCase() === 'localhost'
  return loopback.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether a host name is a subdomain of `localhost`, which browsers resolve to this machine (RFC 6761 §6.3).
 * They count connections per host, so each such name has a limit of its own.
 */
export function isLocalhostSubdomain(hostname: string): boolean {
  return /^[a-z\d-]{1,63}\.localhost$/.test(hostname)
}
