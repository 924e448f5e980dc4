import { describe, expect, it } from 'vitest'
import { instantOf } from './demo-times.ts'

const iso = (local: string, zone: string) => instantOf(local, zone)?.toISOString()

describe('the instant of a local time', () => {
  it('has the offset of the zone, in summer and in winter', () => {
    expect(iso('2026-07-01T14:00', 'Europe/Berlin')).toBe('2026-07-01T12:00:00.000Z')
    expect(iso('2026-12-01T14:00', 'Europe/Berlin')).toBe('2026-12-01T13:00:00.000Z')
    expect(iso('2026-12-01T00:30', 'Asia/Kolkata')).toBe('2026-11-30T19:00:00.000Z')
    expect(iso('2026-12-01T14:00', 'UTC-3:30')).toBe('2026-12-01T17:30:00.000Z')
  })

  it('is right on the days when the clocks change', () => {
    expect(iso('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
    expect(iso('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
    expect(iso('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
    expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })

  it('is undefined for words, dates that do not exist and unknown zones', () => {
    expect(instantOf('Tuesday, 2 PM', 'Europe/Berlin')).toBeUndefined()
    expect(instantOf('2026-02-30T14:00', 'Europe/Berlin')).toBeUndefined()
    expect(instantOf('2026-02-03T14:00', 'Mars/Olympus')).toBeUndefined()
  })
})
