import { describe, expect, it } from 'vitest'
import { isOfficeOpen, rangeIn } from './office-time.ts'

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
    expect(isOfficeOpen(new Date(at))).toBe(open)
  })
})

describe('rangeIn', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  const hours = { from: 9, to: 18 }

  it('is three hours earlier in Pacific time', () => {
    const range = rangeIn('America/Los_Angeles', hours, new Date('2026-11-20T20:30:00Z'), 'en-US')
    expect(plain(range)).toBe('6 AM-3 PM')
  })

  it('shows minutes if the zone has them, and if the region uses a 24-hour clock', () => {
    const at = new Date('2026-11-20T20:30:00Z')
    expect(plain(rangeIn('Asia/Kolkata', hours, at, 'en-US'))).toBe('7:30 PM-4:30 AM')
    expect(rangeIn('America/Los_Angeles', hours, at, 'de-DE')).toBe('06:00-15:00')
  })

  it('follows daylight saving time', () => {
    const at = new Date('2026-07-06T02:15:00Z')
    expect(plain(rangeIn('Europe/Berlin', hours, at, 'en-GB'))).toMatch(/^15:00.*00:00$/)
  })
})
