import { Temporal } from 'temporal-polyfill'
import { canonicalTimeZone } from './formats.ts'

/** A local date and time (HTML standard), with or without seconds. */
const localDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/
const offsetZone = /^(?:UTC|GMT)\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?$/i
const WIDEST_OFFSET_MS = 14 * 60 * 60_000

/** Whether a time is in the past in every time zone. False for free text, such as "Monday". */
export function isPast(time: string, now: number): boolean {
  return localDateTime.test(time) && Date.parse(`${time}Z`) < now - WIDEST_OFFSET_MS
}

/**
 * Reads a local date and time in a time zone (an IANA name, or UTC with an offset). A time that daylight
 * saving skips moves forward by the gap; of a time that occurs twice, it's the first.
 * @returns undefined when either is invalid
 */
export function zonedTime(local: string, timeZone: string): Temporal.ZonedDateTime | undefined {
  if (!localDateTime.test(local)) return undefined
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(zoneOf(timeZone))
  } catch {
    return undefined
  }
}

/** A zone as Temporal has it: `+01:00` for UTC+1, and America/Los_Angeles for PST, which only `Intl` knows. */
function zoneOf(timeZone: string): string {
  const [, sign, hours, minutes = '00'] = offsetZone.exec(timeZone) ?? []
  if (hours) return `${sign}${hours.padStart(2, '0')}:${minutes}`
  return canonicalTimeZone(timeZone) ?? timeZone
}

/** The earliest time of a month and day at a full hour after an instant, on the clocks of a time zone. */
export type NextTime =
  | { time: Temporal.PlainDateTime }
  /** The time of today has passed. */
  | { none: 'passed' }
  /** The day doesn't occur within a year, such as February 30. */
  | { none: 'no-day' }

/**
 * Finds the next occurrence of a month, day, and hour in a time zone. An invalid time zone counts as UTC.
 * @param parts month 1 to 12, day 1 to 31, hour 0 to 23
 * @param now ms since the epoch
 */
export function nextTime(
  { month, day, hour }: { month: number; day: number; hour: number },
  timeZone: string,
  now: number,
): NextTime {
  const here = localNow(timeZone, now)
  const nextYear = here.add({ years: 1 })
  for (const year of [here.year, here.year + 1]) {
    let time: Temporal.PlainDateTime
    try {
      time = Temporal.PlainDateTime.from({ year, month, day, hour }, { overflow: 'reject' })
    } catch {
      continue
    }
    // February 29 may be further away.
    if (Temporal.PlainDateTime.compare(time, nextYear) > 0) break
    if (Temporal.PlainDateTime.compare(time, here) > 0) return { time }
    if (time.toPlainDate().equals(here.toPlainDate())) return { none: 'passed' }
  }
  return { none: 'no-day' }
}

function localNow(timeZone: string, now: number): Temporal.PlainDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  try {
    return instant.toZonedDateTimeISO(zoneOf(timeZone)).toPlainDateTime()
  } catch {
    return instant.toZonedDateTimeISO('UTC').toPlainDateTime()
  }
}

/**
 * A requested time for the people who answer: its date with weekday on the visitor's clocks, and in the
 * office's time zone. Other text, such as "Tuesday, 2 PM", stays as it is.
 */
export function timeForOffice(time: string, timeZone: string, officeTimeZone: string): string {
  const zoned = zonedTime(time, timeZone)
  if (!zoned) return time
  const asked = Temporal.PlainDateTime.from(time)
  const isSkipped = !zoned.toPlainDateTime().equals(asked)
  const office = zoned.withTimeZone(officeTimeZone)
  const isSameDay = office.toPlainDate().equals(zoned.toPlainDate())
  const officeTime = office.toLocaleString('en-US', {
    ...(isSameDay ? {} : { weekday: 'long', month: 'long', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const date = zoned.toLocaleString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const note = isSkipped
    ? `, instead of ${asked.toLocaleString('en-US', { timeStyle: 'short' })}, which daylight saving time skips`
    : ''
  return `${date} (${officeTime})${note}`
}
