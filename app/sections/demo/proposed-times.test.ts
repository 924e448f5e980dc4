import { describe, expect, it } from 'vitest'
import { datesOf, prepareTimes } from './proposed-times.ts'

const summer = Date.parse('2026-07-01T12:00:00Z')
const row = (number: number, month: string, day: string, hour: string) => ({
  [`month-${number}`]: month,
  [`day-${number}`]: day,
  [`hour-${number}`]: hour,
})

describe('the times of the demo form', () => {
  it('are the next occurrences in the chosen time zone', () => {
    const typed = {
      name: 'Ada',
      timeZone: 'Europe/Berlin',
      ...row(1, '7', '1', '15'),
      ...row(2, '6', '30', '14'),
      ...row(3, '', '', ''),
    }
    expect(prepareTimes(typed, summer)).toEqual({
      values: {
        name: 'Ada',
        timeZone: 'Europe/Berlin',
        times: '2026-07-01T15:00\n2027-06-30T14:00',
      },
      errors: {},
    })
    expect(datesOf(typed, summer)).toEqual({
      1: 'Wednesday, July 1, 2026',
      2: 'Wednesday, June 30, 2027',
    })
  })

  it('may still be in the previous year in that time zone', () => {
    const newYear = Date.parse('2027-01-01T02:00:00Z')
    const typed = { timeZone: 'America/Los_Angeles', ...row(1, '12', '31', '20') }
    expect(prepareTimes(typed, newYear).values.times).toBe('2026-12-31T20:00')
  })

  it('are empty if a part is missing or the day does not exist', () => {
    const typed = {
      timeZone: 'UTC',
      ...row(1, '2', '29', '9'),
      ...row(2, '8', '', '9'),
      ...row(3, '8', '3', '9'),
    }
    const { values, errors } = prepareTimes(typed, summer)
    expect(Object.keys(errors)).toEqual(['times', 'times-2'])
    expect(errors.times).toContain('February 29')
    expect(values.times).toBeUndefined()
    const leapYear = Date.parse('2027-07-01T12:00:00Z')
    expect(prepareTimes({ ...typed, ...row(2, '', '', '') }, leapYear).values.times).toBe(
      '2028-02-29T09:00\n2027-08-03T09:00',
    )
  })

  it('are not silently a year later if they passed today', () => {
    const { values, errors } = prepareTimes({ timeZone: 'UTC', ...row(2, '7', '1', '8') }, summer)
    expect(values.times).toBeUndefined()
    expect(errors).toEqual({ 'times-2': expect.stringContaining('8:00 AM') })
  })

  it('may already have the format that is sent', () => {
    const { values } = prepareTimes({ times: '2026-08-03T09:00', timeZone: 'UTC' }, summer)
    expect(values).toEqual({ times: '2026-08-03T09:00', timeZone: 'UTC' })
  })

  it('are rejected if they are not numbers', () => {
    const { errors } = prepareTimes({ timeZone: 'x', ...row(1, 'a', '<b>', '99') }, summer)
    expect(Object.keys(errors)).toEqual(['times'])
  })
})
