/** A local date and time (HTML standard), with or without seconds. */
const localDateTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/
const offsetZone = /^(?:UTC|GMT)\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?$/i
const MINUTE_MS = 60_000
const WIDEST_OFFSET_MS = 14 * 60 * 60_000

/** Whether a time is in the past in every time zone. False for free text, such as "Monday". */
export function isPast(time: string, now: number): boolean {
  return localDateTime.test(time) && Date.parse(`${time}Z`) < now - WIDEST_OFFSET_MS
}

/**
 * Converts a local date and time in a time zone (an IANA name, or UTC with an offset) to an instant;
 * undefined when either is invalid. A time that daylight saving skips moves forward by the gap.
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const [, ...parts] = localDateTime.exec(local.trim()) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, min = 0] = parts.map(Number)
  if (parts.length === 0) return undefined
  const asUtc = Date.UTC(year, month - 1, day, hour, min)
  const isReal = new Date(asUtc).toISOString().startsWith(local.trim().slice(0, 16))
  if (!isReal) return undefined
  const guess = offsetAt(asUtc, timeZone)
  if (guess === undefined) return undefined
  // The offset at the guess may differ from the one at the instant, so it's looked up again.
  return new Date(asUtc - (offsetAt(asUtc - guess, timeZone) ?? guess))
}

/** The UTC offset of local time at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number | undefined {
  const [, sign, hours, minutes] = offsetZone.exec(timeZone) ?? []
  if (hours) {
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  }
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(instant)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
    )
    return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS
  } catch {
    return undefined
  }
}
