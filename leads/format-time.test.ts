import { expect, it, vi } from 'vitest'
import { formatTime } from './format-time.ts'

it.each([
  ['2026-01-31T23:30:00Z', 'UTC', '2026-01-31 23:30 UTC'],
  ['2026-01-31T23:30:00Z', 'Europe/Berlin', '2026-02-01 00:30 GMT+1'],
  // The clocks are turned back, so that 1:30 occurs twice.
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01 01:30 EDT'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01 01:30 EST'],
])('formats %s in the time zone %s', (instant, timeZone, text) => {
  expect(formatTime(new Date(instant), timeZone)).toBe(text)
})

it('makes the format of a time zone at most once', () => {
  const DateTimeFormat = vi.spyOn(Intl, 'DateTimeFormat')
  for (const hour of [1, 2, 3]) formatTime(new Date(hour * 3_600_000), 'Asia/Tokyo')
  // Not made at all if a test before used it.
  expect(DateTimeFormat.mock.calls.length).toBeLessThanOrEqual(1)
})
