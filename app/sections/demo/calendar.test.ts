import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { calendarUrl, readCalendarUrl } from './calendar-url.ts'

describe('the calendar file of a demo request', () => {
  it('has a URL with its times and their time zone', () => {
    const values = {
      times: '2026-07-01T14:00\nsome Tuesday\n2026-07-02T09:30',
      timeZone: 'Europe/Berlin',
    }
    const url = calendarUrl(values) ?? ''
    expect(url).toMatch(/^\/schedule-demo\/times\.ics\?/)
    expect(readCalendarUrl(new URL(url, 'https://www.example.com').searchParams)).toEqual({
      times: ['2026-07-01T14:00', '2026-07-02T09:30'],
      timeZone: 'Europe/Berlin',
    })
    expect(calendarUrl({ times: 'some Tuesday', timeZone: 'Europe/Berlin' })).toBeUndefined()
    expect(calendarUrl({})).toBeUndefined()
  })

  it('has one tentative event for each time', () => {
    const time = new Date('2026-07-01T12:00:00Z')
    const file = calendarFile([time, time], 'https://www.example.com', new Date(0))
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(file).toContain('DTSTART:20260701T120000Z\r\nDURATION:PT30M\r\n')
    expect(file).toContain('UID:demo-20260701T120000Z@www.example.com\r\n')
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})
