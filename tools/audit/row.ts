/** One line of the audit's table. */
export interface Row {
  check: string
  measured: string
  wanted: string
  isMet: boolean
  /** The problems, one line each. */
  notes: readonly string[]
}
