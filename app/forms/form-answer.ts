/** Why a submission failed, where no field is to blame. */
export type FailureReason =
  /** Rate limit. */
  | 'limited'
  /** The server could not store it or failed. */
  | 'unavailable'
  /** No response: network or server down. */
  | 'unreachable'
  /** The server rejected it without naming a field. */
  | 'refused'

/** The state of a submission, as a page shows it. */
export type FormAnswer =
  | { state: 'idle' }
  | { state: 'sent' }
  /** Messages by the `id` of their control; at least one. */
  | { state: 'invalid'; errors: Record<string, string> }
  /** Nothing was stored; the form still has the values. */
  | { state: 'failed'; reason: FailureReason }

/** The result of a submission without script, with its values. */
export interface PostedForm {
  answer: FormAnswer
  values: Record<string, string>
}
