/** Rows of values as aligned columns. */
export function columns(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  )
  return rows
    .map((row) =>
      row
        .map((value, column) => value + ' '.repeat((widths?.[column] ?? 0) - [...value].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Replaces control characters, which a terminal would interpret. */
export function printable(value: string): string {
  return value.replace(/[^\P{Cc}\n]/gu, ' ')
}
