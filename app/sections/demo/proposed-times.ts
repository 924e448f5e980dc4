import type { PreparedValues } from '#app/forms/form-values.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { nextTime } from '#leads/fields/demo-times.ts'
import { controlNames, rowNumbers } from './time-controls.ts'

type Typed = Readonly<Record<string, string>>

/**
 * Joins month, day, and hour of each row into `times`, with one local time per line, such as
 * `2026-07-01T14:00`. It's the next occurrence, because the form has no year. An existing value of `times` is
 * kept.
 * @param now ms since the epoch
 */
export function prepareTimes(typed: Typed, now: number): PreparedValues {
  const { times: given = '', ...rest } = typed
  const values: Record<string, string> = rest
  const times = given ? [given] : []
  const errors: Record<string, string> = {}
  for (const row of rowNumbers) {
    const { id, month, day, hour } = controlNames(row)
    const read = readRow(typed, row, now)
    if (read && 'error' in read) errors[id] = read.error
    if (read && 'time' in read) times.push(read.time.toString().slice(0, 'yyyy-mm-ddThh:mm'.length))
    for (const name of [month, day, hour]) delete values[name]
  }
  const isRight = Object.keys(errors).length === 0
  return { values: { ...values, ...(isRight ? { times: times.join('\n') } : {}) }, errors }
}

/** The date of each complete row, such as `Wednesday, July 1, 2026`, by row number. */
export function datesOf(typed: Typed, now: number): Record<number, string> {
  const dates: Record<number, string> = {}
  for (const row of rowNumbers) {
    const read = readRow(typed, row, now)
    if (read && 'time' in read) {
      dates[row] = read.time.toLocaleString('en-US', { dateStyle: 'full' })
    }
  }
  return dates
}

/** Reads a row; undefined when it's empty. */
function readRow(typed: Typed, row: number, now: number) {
  const { month, day, hour } = controlNames(row)
  const parts = [month, day, hour].map((name) => typed[name] ?? '')
  if (parts.every((part) => part === '')) return undefined
  const { times, months, parts: dayParts } = scheduleDemo.form
  if (parts.some((part) => part === '')) return { error: times.incomplete(row) }
  const [monthNumber = 0, dayNumber = 0, hourNumber = 0] = parts.map(Number)
  const asked = { month: monthNumber, day: dayNumber, hour: hourNumber }
  const found = nextTime(asked, typed.timeZone ?? '', now)
  if ('time' in found) return found
  if (found.none === 'passed') {
    const choices = dayParts.flatMap(({ hours }) => hours)
    return { error: times.passed(choices.find(({ value }) => value === parts[2])?.label ?? '') }
  }
  return { error: times.noSuchDay(`${months[monthNumber - 1] ?? parts[0]} ${parts[1]}`) }
}
