/** The rows of the form. The endpoint accepts more times. */
export const rowNumbers = [1, 2, 3] as const

/** The names of a row's controls. `id` is the first control, which shows the row's errors. */
export function controlNames(row: number) {
  return {
    id: row === 1 ? 'times' : `times-${row}`,
    month: `month-${row}`,
    day: `day-${row}`,
    hour: `hour-${row}`,
  }
}
