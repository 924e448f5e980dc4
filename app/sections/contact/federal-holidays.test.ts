import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { isFederalHoliday } from './federal-holidays.ts'

function holidaysOf(year: number): string[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
    .filter(isFederalHoliday)
    .map((day) => day.toString().slice('2026-'.length))
}

// The lists of the US Office of Personnel Management, and the holidays themselves where they fall on a weekend.
it.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [
    2027,
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
  ],
])('%i', (year, days) => {
  expect(holidaysOf(year).join(' ')).toBe(days)
})
