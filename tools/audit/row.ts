/** One line of the audit's table. */
export interface Row {
  check: string
  measured: string
  wanted: string
  isMet: boolean
  /** What was found wrong, one line each. */
  notes: readonly string[]
}
