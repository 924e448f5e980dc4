import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it.each([
  ['2028-02-29', 'February 29, 2028'],
  ['2028-02-29T00:00:00.000Z', 'February 29, 2028'],
  ['2026-12-31T23:30:00-05:00', 'January 1, 2027'],
])('writes %s in English and UTC', (iso, date) => {
  expect(longDate(iso)).toBe(date)
})
