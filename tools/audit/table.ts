import type { Row } from './row.ts'

const MAX_NOTES = 20

/** Prints the table and the problems. */
export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ check, measured, wanted, isMet }) => [
    isMet ? 'ok' : 'MISS',
    check,
    measured,
    wanted,
  ])
  const lines = [['', 'check', 'measured', 'wanted'], ...cells]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  console.log('')
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  for (const { check, notes } of rows.filter(({ isMet }) => !isMet)) {
    console.log(`\n${check}`)
    for (const note of notes.slice(0, MAX_NOTES)) console.log(`  ${note}`)
    if (notes.length > MAX_NOTES) console.log(`  … and ${notes.length - MAX_NOTES} more`)
  }
}
