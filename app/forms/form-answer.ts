/** What came of sending a form, as a page shows it. */
export type FormAnswer =
  | { state: 'idle' }
  | { state: 'sent' }
  | { state: 'invalid'; errors: Record<string, string> }
  /** Too many, store unavailable, network gone: nothing was kept, and what was typed still stands. */
  | { state: 'failed'; reason: 'limited' | 'unavailable' }

/** The answer to a post without script, with what was typed. */
export interface PostedForm {
  answer: FormAnswer
  values: Record<string, string>
}
