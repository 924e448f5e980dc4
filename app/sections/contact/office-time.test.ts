import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { officeHours, officeTimeZone } from '#copy/forms/contact.ts'
import { hoursIn, isOfficeOpen } from './office-time.ts'

describe('isOfficeOpen', () => {
  it.each([
    ['2026-11-20T14:00:00Z', true], // Friday 9:00 AM ET
    ['2026-11-20T13:59:00Z', false],
    ['2026-11-20T22:59:00Z', true], // Friday 5:59 PM ET
    ['2026-11-20T23:00:00Z', false],
    ['2026-11-21T15:00:00Z', true], // Saturday 10:00 AM ET
    ['2026-11-21T19:00:00Z', false],
    ['2026-11-22T16:00:00Z', false], // Sunday
    ['2026-07-06T13:00:00Z', true], // Monday 9:00 AM, summer time
  ])('%s → %s', (at, open) => {
    expect(isOfficeOpen(Date.parse(at))).toBe(open)
  })
})

describe('hoursIn', () => {
  const week = { days: [1, 2, 3, 4, 5], open: { from: 9, to: 18 } } as const
  const winter = Date.parse('2026-11-20T20:30:00Z')
  const hours = (zone: string, now = winter, locale = 'en-US') => {
    const { range, ...rest } = hoursIn(zone, week, now, locale)
    return { ...rest, range: range.replace(/\s+/g, ' ') }
  }

  it('is three hours earlier in Pacific time', () => {
    expect(hours('America/Los_Angeles')).toEqual({ range: '6 AM-3 PM', endsNextDay: false })
  })

  it('shows minutes if the zone has them, and if the region uses a 24-hour clock', () => {
    expect(hours('Asia/Calcutta')).toEqual({ range: '7:30 PM-4:30 AM', endsNextDay: true })
    expect(hours('America/Los_Angeles', winter, 'de-DE').range).toBe('06:00-15:00')
  })

  it('names the days where they are other ones', () => {
    expect(hours('Australia/Sydney')).toEqual({
      range: '1 AM-10 AM',
      days: 'Tue-Sat',
      endsNextDay: false,
    })
  })

  it('is the same all day when the clocks of the office change', () => {
    for (const date of ['2026-03-08', '2026-11-01']) {
      const day = Temporal.PlainDate.from(date).toZonedDateTime(officeTimeZone)
      for (let hour = 0; hour < 23; hour += 1) {
        const now = day.add({ hours: hour }).epochMilliseconds
        expect(hours('America/Los_Angeles', now).range).toBe('6 AM-3 PM')
      }
    }
  })

  it('begins and ends when the office opens and closes, in every zone and at every instant', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2040, 0) })
    const rows = fc.constantFrom(...officeHours.filter(({ open }) => open))
    fc.assert(
      fc.property(zones, instants, rows, (zone, now, { days, open }) => {
        if (!open) return
        const { range } = hoursIn(zone, { days, open }, now, 'en-GB')
        const date = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(officeTimeZone)
          .toPlainDate()
        const expected = [open.from, open.to].map((hour) =>
          date
            .toZonedDateTime({ timeZone: officeTimeZone, plainTime: { hour } })
            .withTimeZone(zone)
            .toPlainTime()
            .toString({ smallestUnit: 'minute' }),
        )
        expect(range).toBe(expected.join('-'))
      }),
    )
  })
})
