const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i

/** Whether a host name or address is a loopback one: only this machine can reach it. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}
