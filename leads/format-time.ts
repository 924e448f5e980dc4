/** Formats an instant in UTC to the minute, for owners: `2026-01-31 08:00`. */
export function formatTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

/** Formats the day of an instant in UTC: `2026-01-31`. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
