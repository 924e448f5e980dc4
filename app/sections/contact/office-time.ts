import { officeHours, officeTimeZone } from '#copy/forms/contact.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The weekday and time on the office's clocks. */
function officeTimeAt(at: Date): Record<string, string> {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: officeTimeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  return Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** Whether the office is open at an instant. Office hours are in Eastern time. */
export function isOfficeOpen(at: Date): boolean {
  const time = officeTimeAt(at)
  const day = weekdays.indexOf(time.weekday ?? '')
  const hour = Number(time.hour) + Number(time.minute) / 60
  const today = officeHours.find((row) => row.days.some((candidate) => candidate === day))
  return today?.open ? hour >= today.open.from && hour < today.open.to : false
}

/** Office hours in another time zone, such as `6 AM-3 PM` or `2:30 PM-11:30 PM`, with the offsets of `date`. */
export function rangeIn(
  timeZone: string,
  open: { from: number; to: number },
  date: Date,
  locale: string,
): string {
  const whole = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric' })
  const exact = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  const isTwelveHour = whole.resolvedOptions().hour12
  // `formatRange` adds both dates to a range that ends on the next day.
  return [open.from, open.to]
    .map((hour) => {
      const at = officeInstant(hour, date)
      const isWhole = exact.formatToParts(at).some((p) => p.type === 'minute' && p.value === '00')
      return (isTwelveHour && isWhole ? whole : exact).format(at)
    })
    .join('-')
}

/** The instant when the office's clocks show `hour`, on the office's day of `date`. */
function officeInstant(hour: number, date: Date): Date {
  const midnight = new Date(date)
  midnight.setUTCMinutes(0, 0, 0)
  const shown = Number(officeTimeAt(midnight).hour)
  return new Date(midnight.getTime() + (hour - shown) * 3_600_000)
}
