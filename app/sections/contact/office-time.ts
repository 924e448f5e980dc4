import { Temporal } from 'temporal-polyfill'
import { type OfficeHours, officeHours, officeTimeZone, type Weekday } from '#copy/forms/contact.ts'
import { isFederalHoliday } from './federal-holidays.ts'

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

type Opening = NonNullable<OfficeHours['open']>

/**
 * Whether the office is open at an instant (ms since the epoch). Office hours are in Eastern time, except on
 * federal holidays.
 */
export function isOfficeOpen(now: number): boolean {
  const here = inOffice(now)
  if (isFederalHoliday(here.toPlainDate())) return false
  const today = officeHours.find(({ days }) => days.some((day) => day === here.dayOfWeek % 7))
  return today?.open ? here.hour >= today.open.from && here.hour < today.open.to : false
}

/** The time of day at an instant, on the clocks of one time zone. */
export interface ClockTime {
  weekday: Weekday
  /** Since midnight. */
  minutes: number
  /** Such as `2:30 PM`. */
  text: string
}

/**
 * @param instant ms since the epoch
 * @param locale BCP 47; decides between 12 and 24 hours
 * @throws RangeError when the time zone is unknown
 */
export function clockTime(timeZone: string, instant: number, locale: string): ClockTime {
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return {
    weekday: weekdays[time.dayOfWeek % 7] ?? 0,
    minutes: time.hour * 60 + time.minute,
    text: time.toPlainTime().toLocaleString(locale, { timeStyle: 'short' }),
  }
}

/**
 * The instant (ms since the epoch) at which the clocks of the office show a time on its present day.
 * @param now ms since the epoch
 * @param minutes since midnight
 */
export function atOfficeTime(now: number, minutes: number): number {
  const plainTime = { hour: Math.trunc(minutes / 60), minute: minutes % 60 }
  return inOffice(now).withPlainTime(plainTime).epochMilliseconds
}

/** Office hours on the clocks of another time zone. */
export interface LocalHours {
  /** Such as `6 AM-3 PM` or `2:30 PM-11:30 PM`. */
  range: string
  /** The days if they begin on other days there, such as `Tue-Sat`. */
  days?: string
  /** Whether they end on the next day there. */
  endsNextDay: boolean
}

/**
 * Converts office hours to another time zone, with the offsets of the office's day at an instant.
 * @param locale BCP 47; decides between 12 and 24 hours
 * @param now ms since the epoch
 * @throws RangeError when the time zone is unknown
 */
export function hoursIn(
  timeZone: string,
  { days, open }: { days: OfficeHours['days']; open: Opening },
  now: number,
  locale: string,
): LocalHours {
  const date = inOffice(now).toPlainDate()
  // An office that closes at 24 closes at the start of the next day.
  const at = (hour: number) =>
    date
      .toPlainDateTime()
      .add({ hours: hour })
      .toZonedDateTime(officeTimeZone)
      .withTimeZone(timeZone)
  const from = at(open.from)
  const to = at(open.to)
  const shift = from.toPlainDate().since(date).days
  return {
    // `formatRange` would add both dates to a range that ends on the next day.
    range: `${timeOf(from, locale)}-${timeOf(to, locale)}`,
    ...(shift === 0 ? {} : { days: weekdaysIn(locale, days, shift) }),
    endsNextDay: !to.toPlainDate().equals(from.toPlainDate()),
  }
}

function inOffice(now: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(officeTimeZone)
}

/** A time of day, without minutes if it's a full hour of a 12-hour clock. */
function timeOf(time: Temporal.ZonedDateTime, locale: string): string {
  const plain = time.toPlainTime()
  const isTwelveHour = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
  return plain.toLocaleString(
    locale,
    isTwelveHour && plain.minute === 0 ? { hour: 'numeric' } : { timeStyle: 'short' },
  )
}

/** The first and last of several days in a row, some days later: `Tue-Sat`. */
function weekdaysIn(locale: string, days: OfficeHours['days'], shift: number): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // January 4, 1970 was a Sunday.
  const names = days.map((day) => name.format(Date.UTC(1970, 0, 4 + day + shift)))
  return [...new Set([names[0], names.at(-1)])].join('-')
}
