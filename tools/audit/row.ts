/** One line of the audit's table. */
export interface Row {
  check: string
  measured: string
  wanted: string
  isMet: boolean
  /** The problems, one line each. */
  notes: readonly string[]
}

/** The line of a check that could not run. */
export function failedRow(check: string, error: unknown): Row {
  const notes = String(error).split('\n')
  return { check, measured: 'could not run', wanted: 'a result', isMet: false, notes }
}
