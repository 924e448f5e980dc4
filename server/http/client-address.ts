import { BlockList, isIP } from 'node:net'

/**
 * Creates a function that determines the client address of a request. `X-Forwarded-For` is trusted only from
 * trusted proxies: either a number of proxies, or a list of CIDRs (`TRUST_PROXY`).
 * @param onUntrusted called once, when the header is sent although no proxy is trusted
 * @returns a function from the socket address and `X-Forwarded-For` to the address for rate limits
 */
export function clientAddressReader(trustProxy: string | undefined, onUntrusted: () => void) {
  const trusts = trustRule(trustProxy)
  let warned = false
  return (socketAddress: string, forwardedFor: string | null): string => {
    const own = plain(socketAddress)
    if (!forwardedFor) return own
    if (!trusts) {
      if (!warned) onUntrusted()
      warned = true
      return own
    }
    const hops = [...forwardedFor.split(',').map((hop) => plain(hop.trim())), own]
    let index = hops.length - 1
    while (index > 0 && trusts(hops[index] ?? '', hops.length - 1 - index)) index -= 1
    const address = hops[index] ?? own
    return isIP(address) ? address : own
  }
}

/** Returns a predicate for trusted hops. `distance` is counted from this server's socket. */
function trustRule(trustProxy: string | undefined) {
  if (!trustProxy) return undefined
  if (/^\d+$/.test(trustProxy)) {
    const proxies = Number(trustProxy)
    return (_address: string, distance: number) => distance < proxies
  }
  const networks = new BlockList()
  for (const entry of trustProxy
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    networks.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address: string) =>
    isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
