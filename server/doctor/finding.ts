/** One thing that the doctor looked at. */
export interface Finding {
  /** `blocks`: no launch with it. `look`: may be as it should be; somebody decides. */
  level: 'blocks' | 'look' | 'fine'
  /** A setting, a file, or what the finding is about. */
  about: string
  /** What is so, and what to do about it, in one line. */
  says: string
}

export const blocks = (about: string, says: string): Finding => ({ level: 'blocks', about, says })
export const look = (about: string, says: string): Finding => ({ level: 'look', about, says })
export const fine = (about: string, says: string): Finding => ({ level: 'fine', about, says })

const loopback = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/i
/** Names that never belong to anybody (RFC 2606, RFC 6761). */
const reserved =
  /(^|\.)(example|invalid|test|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/i

/** Whether a host name is this machine's own. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** Whether a host name stands for a sample, or can never be reached from outside. */
export function isSampleHost(host: string): boolean {
  return reserved.test(host)
}
