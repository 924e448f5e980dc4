/** Who can do something about a finding. */
export const actors = ['operator', 'marketing', 'counsel'] as const
export type Actor = (typeof actors)[number]

/** One result of `npm run doctor`. */
export interface Finding {
  /** `error`: prevents a launch. `warning`: may be intended, so a person must check it. */
  level: 'error' | 'warning' | 'ok'
  /** The setting or file that the finding is about. */
  subject: string
  /** The state, and what to do about it, in one line. */
  message: string
  actor: Actor
}

export const error = finding('error')
export const warning = finding('warning')
export const ok = finding('ok')

function finding(level: Finding['level']) {
  return (subject: string, message: string, actor: Actor = 'operator'): Finding => ({
    level,
    subject,
    message,
    actor,
  })
}
