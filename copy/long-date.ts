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
 * Formats a date in American English and UTC, such as "November 15, 2026". It avoids `Intl`, whose first use
 * blocks a browser's main thread for 9 ms, and four times as long on a phone.
 * @param iso ISO 8601, with or without a time
 */
export function longDate(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
