/** One result of `npm run doctor`. */
export interface Finding {
  /** `error`: prevents a launch. `warning`: may be intended, so a person must check it. */
  level: 'error' | 'warning' | 'ok'
  /** The setting or file that the finding is about. */
  subject: string
  /** The state, and what to do about it, in one line. */
  message: string
}

export const error = finding('error')
export const warning = finding('warning')
export const ok = finding('ok')

function finding(level: Finding['level']) {
  return (subject: string, message: string): Finding => ({ level, subject, message })
}

/** Names that nobody can register (RFC 2606, RFC 6761). */
const reserved =
  /(^|\.)(example|invalid|test|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/i

/** Whether a host name is reserved, so that it can never be reached from the internet. */
export function isSampleHost(host: string): boolean {
  return reserved.test(host)
}
