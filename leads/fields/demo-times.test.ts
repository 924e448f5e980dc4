import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTime, timeForOffice, zonedTime } from './demo-times.ts'
import { timeZoneName } from './formats.ts'

const iso = (local: string, zone: string) => zonedTime(local, zone)?.toInstant().toString()
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'UTC+5:30', 'GMT-3')

describe('a local time', () => {
  it('has the offset of the zone, in summer and in winter', () => {
    expect(iso('2026-07-01T14:00', 'Europe/Berlin')).toBe('2026-07-01T12:00:00Z')
    expect(iso('2026-12-01T14:00', 'Europe/Berlin')).toBe('2026-12-01T13:00:00Z')
    expect(iso('2026-12-01T00:30', 'Asia/Calcutta')).toBe('2026-11-30T19:00:00Z')
    expect(iso('2026-12-01T14:00', 'UTC-3:30')).toBe('2026-12-01T17:30:00Z')
  })

  it('is right on the days when the clocks change', () => {
    expect(iso('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00Z')
    expect(iso('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00Z')
    expect(iso('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00Z')
    expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z')
  })

  it('is defined in every zone that a form accepts', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const abbreviations = letters.flatMap((one) => [`${one}ST`, `${one}DT`, `${one}ET`])
    for (const text of ['EST5EDT', 'UCT', 'Zulu', 'GMT0', '+05:30', ...abbreviations]) {
      const zone = timeZoneName(text)
      if (zone) expect(iso('2026-12-01T12:00', zone), zone).toBeDefined()
    }
  })

  it('is undefined for words, dates that do not exist and unknown zones', () => {
    expect(zonedTime('Tuesday, 2 PM', 'Europe/Berlin')).toBeUndefined()
    expect(zonedTime('2026-02-30T14:00', 'Europe/Berlin')).toBeUndefined()
    for (const zone of ['Mars/Olympus', 'Etc/Unknown', '', 'UTC+99']) {
      expect(zonedTime('2026-02-03T14:00', zone)).toBeUndefined()
    }
  })
})

describe('the next time of a month, day and hour', () => {
  it('is after now and within a year, in every zone and at every instant', () => {
    const instants = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    const parts = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: fc.integer({ min: 0, max: 23 }),
    })
    fc.assert(
      fc.property(zones, instants, parts, (zone, now, asked) => {
        const found = nextTime(asked, zone, now.getTime())
        if ('none' in found) return
        const { month, day, hour } = found.time
        expect({ month, day, hour }).toEqual(asked)
        const instant = zonedTime(found.time.toString().slice(0, 16), zone)
        const wait = Number(instant?.epochMilliseconds) - now.getTime()
        // An hour that occurs twice begins before its second time.
        expect(wait).toBeGreaterThan(-3_600_000)
        expect(wait).toBeLessThan(367 * 86_400_000)
      }),
    )
  })

  it('is not today once the hour has passed', () => {
    const now = Date.parse('2026-07-01T19:30:00Z')
    const at = (hour: number) => nextTime({ month: 7, day: 1, hour }, 'America/New_York', now)
    expect(at(8)).toEqual({ none: 'passed' })
    expect(at(15)).toEqual({ none: 'passed' })
    expect(at(16)).toMatchObject({ time: { year: 2026, hour: 16 } })
  })

  it('does not exist for a day that the year does not have', () => {
    const asked = { month: 2, day: 29, hour: 9 }
    expect(nextTime(asked, 'UTC', Date.parse('2026-07-01'))).toEqual({ none: 'no-day' })
    expect(nextTime(asked, 'UTC', Date.parse('2031-01-01'))).toEqual({ none: 'no-day' })
    expect(nextTime(asked, 'UTC', Date.parse('2027-07-01'))).toMatchObject({ time: { year: 2028 } })
  })
})

describe('a time for the people who answer', () => {
  const text = (time: string, zone: string) =>
    timeForOffice(time, zone, 'America/New_York').replaceAll('\u202f', ' ')

  it('has its weekday on both clocks', () => {
    expect(text('2026-07-01T14:00', 'Europe/Berlin')).toBe(
      'Wednesday, July 1, 2026 at 2:00 PM (8:00 AM EDT)',
    )
    expect(text('2026-12-01T07:30', 'Asia/Calcutta')).toBe(
      'Tuesday, December 1, 2026 at 7:30 AM (Monday, November 30 at 9:00 PM EST)',
    )
  })

  it('reports a time that daylight saving time skips', () => {
    expect(text('2027-03-14T02:30', 'America/New_York')).toContain('instead of 2:30 AM')
  })

  it('stays as it is if it is free text, or its zone is unknown', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(zones, fc.string()), (time, zone) => {
        if (!/^\d{4}-/.test(time)) expect(text(time, zone)).toBe(time)
      }),
    )
    expect(text('2026-07-01T14:00', 'Mars/Olympus')).toBe('2026-07-01T14:00')
  })
})
