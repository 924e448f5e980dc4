/** By time zone, because making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an instant to the minute in a time zone, for owners: `2026-01-31 08:00 UTC`. */
export function formatTime(date: Date, timeZone = 'UTC'): string {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  const parts = format.formatToParts(date).map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(parts)
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}

/** Formats the day of an instant in UTC: `2026-01-31`. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
