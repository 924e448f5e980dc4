export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A date in American English and UTC, such as "November 15, 2026". Without `Intl`, whose first use
 * blocks a browser's main thread for 9 ms, on a phone four times as long.
 * @param iso ISO 8601, with or without a time
 */
export function longDate(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
