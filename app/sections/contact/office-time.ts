import { officeHours, officeTimeZone } from '#copy/contact.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const officeClock = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** Whether the office is open at an instant (spec §2: hours in Eastern time). */
export function isOfficeOpen(at: Date): boolean {
  const parts = Object.fromEntries(officeClock.formatToParts(at).map((p) => [p.type, p.value]))
  const day = weekdays.indexOf(parts.weekday ?? '')
  const hour = Number(parts.hour) + Number(parts.minute) / 60
  const today = officeHours.find((row) => row.days.some((candidate) => candidate === day))
  return today?.open ? hour >= today.open.from && hour < today.open.to : false
}

/**
 * A range of office hours as clocks in another zone show it, like `6:00 AM-3:00 PM`, by the
 * offset between the zones on the day of `near`.
 */
export function rangeIn(
  timeZone: string,
  open: { from: number; to: number },
  near: Date,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  // `formatRange` would write both dates where the range ends on the next day.
  return [open.from, open.to].map((hour) => format.format(officeInstant(hour, near))).join('-')
}

/** The instant at which office clocks show `hour` on the office day of `near`. */
function officeInstant(hour: number, near: Date): Date {
  const midnight = new Date(near)
  midnight.setUTCMinutes(0, 0, 0)
  const shown = Number(
    officeClock.formatToParts(midnight).find((part) => part.type === 'hour')?.value,
  )
  return new Date(midnight.getTime() + (hour - shown) * 3_600_000)
}
