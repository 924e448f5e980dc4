/** Why a form was not taken, where no field is to blame. */
export type FailureReason =
  /** The limit on posts. */
  | 'limited'
  /** The server could not store it, or broke. */
  | 'unavailable'
  /** No answer came: the network or the server is gone. */
  | 'unreachable'
  /** The server did not accept it, and named no field. */
  | 'refused'

/** What came of sending a form, as a page shows it. */
export type FormAnswer =
  | { state: 'idle' }
  | { state: 'sent' }
  /** Messages by the `id` of their control; there is at least one. */
  | { state: 'invalid'; errors: Record<string, string> }
  /** Nothing was kept, and what was typed still stands. */
  | { state: 'failed'; reason: FailureReason }

/** The answer to a post without script, with what was typed. */
export interface PostedForm {
  answer: FormAnswer
  values: Record<string, string>
}
