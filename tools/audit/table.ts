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

const MAX_NOTES = 20

/** Prints the table and the problems. */
export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map(({ check, measured, wanted, isMet }) => ({
      result: isMet ? 'ok' : 'MISS',
      check,
      measured,
      wanted,
    })),
  )
  for (const { check, notes } of rows.filter(({ isMet }) => !isMet)) {
    console.log(`\n${check}`)
    for (const note of notes.slice(0, MAX_NOTES)) console.log(`  ${note}`)
    if (notes.length > MAX_NOTES) console.log(`  … and ${notes.length - MAX_NOTES} more`)
  }
}
