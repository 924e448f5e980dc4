const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i

/** Whether a host name or address is a loopback one: only this machine can reach it. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/**
 * Whether a host name is below `.localhost`, which browsers resolve to this machine (RFC 6761 §6.3). They
 * count connections per host, so each such name has a limit of its own.
 */
export function isBelowLocalhost(hostname: string): boolean {
  return /^[a-z\d-]{1,63}\.localhost$/.test(hostname)
}
