import { afterEach, expect, it, vi } from 'vitest'
import { browserTimeZone } from './time-zone.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['+05:30', '+05:30'],
  ['Etc/Unknown', undefined],
  ['', undefined],
  [5, undefined],
])('reads a browser that names its time zone %j as %j', (named, read) => {
  const options = Object.assign(Intl.DateTimeFormat().resolvedOptions(), { timeZone: named })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce(options)
  expect(browserTimeZone()).toBe(read)
})

it('reads a browser that rejects the locale of the system as one without a time zone', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided')
  })
  expect(browserTimeZone()).toBeUndefined()
})
