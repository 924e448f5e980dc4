let format: Intl.DateTimeFormat | undefined

/**
 * Formats a date in American English and UTC, such as "November 15, 2026". Call it while rendering and not while
 * a module is evaluated: the first use of `Intl` blocks a browser's main thread for 9 ms.
 * @param iso ISO 8601, with or without a time
 */
export function longDate(iso: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(iso))
}
