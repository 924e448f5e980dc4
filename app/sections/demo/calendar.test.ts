import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { calendarUrl, readCalendarTime } from './calendar-url.ts'

describe('the calendar file of a demo request', () => {
  it('has a URL with each valid time in UTC', () => {
    const values = {
      times: '2026-07-01T14:00\nsome Tuesday\n2026-07-02T09:30',
      timeZone: 'Europe/Berlin',
    }
    expect(calendarUrl(values)).toBe(
      '/schedule-demo/times.ics?times=20260701T120000Z,20260702T073000Z',
    )
    expect(calendarUrl({ times: 'some Tuesday', timeZone: 'Europe/Berlin' })).toBeUndefined()
    expect(calendarUrl({})).toBeUndefined()
  })

  it('has one tentative event for each time', () => {
    const time = readCalendarTime('20260701T120000Z')
    if (!time) throw new Error('unread')
    const file = calendarFile([time, time], 'https://www.example.com', new Date(0))
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(file).toContain('DTSTART:20260701T120000Z\r\nDURATION:PT30M\r\n')
    expect(file).toContain('UID:demo-20260701T120000Z@www.example.com\r\n')
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('parses only instants', () => {
    for (const text of ['', '2026', '20261301T000000Z', '20260701T120000', 'x\r\nATTENDEE:y']) {
      expect(readCalendarTime(text)).toBeUndefined()
    }
  })
})
