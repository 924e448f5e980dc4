/** Why a submission failed, if no field is the reason. */
export type FailureReason =
  /** A rate limit was reached. */
  | 'limited'
  /** The server failed or could not store it. */
  | 'unavailable'
  /** There was no response: the network or the server is down, or the page was left. It may have been stored. */
  | 'unreachable'
  /** The server rejected it without naming a field. */
  | 'rejected'

/** The state of a submission, as the page shows it. */
export type FormSubmission =
  | { state: 'idle' }
  | { state: 'sent' }
  /** Messages by the `id` of the control; at least one. */
  | { state: 'invalid'; errors: Record<string, string> }
  /** The form keeps its values. */
  | { state: 'failed'; reason: FailureReason }

/** The result of a submission without scripts, with its values. */
export interface PostedForm {
  submission: FormSubmission
  values: Record<string, string>
}
