/** One result of `npm run doctor`. */
export interface Finding {
  /** `blocks`: prevents a launch. `look`: may be intended, so a person must check it. */
  level: 'blocks' | 'look' | 'fine'
  /** The setting or file that the finding is about. */
  about: string
  /** The state, and what to do about it, in one line. */
  says: string
}

export const blocks = (about: string, says: string): Finding => ({ level: 'blocks', about, says })
export const look = (about: string, says: string): Finding => ({ level: 'look', about, says })
export const fine = (about: string, says: string): Finding => ({ level: 'fine', about, says })

/** Names that nobody can register (RFC 2606, RFC 6761). */
const reserved =
  /(^|\.)(example|invalid|test|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/i

/** Whether a host name is reserved, so that it can never be reached from the internet. */
export function isSampleHost(host: string): boolean {
  return reserved.test(host)
}
