import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it('writes a date as Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
  for (const day of days) {
    const iso = day.toISOString()
    expect(longDate(iso)).toBe(intl.format(day))
    expect(longDate(iso.slice(0, 10))).toBe(intl.format(day))
  }
  expect(longDate('2026-12-31T23:30:00-05:00')).toBe('January 1, 2027')
})
