import type { PrepareValues } from '#app/forms/form-values.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { instantOf } from '#leads/fields/demo-times.ts'

/** The rows of the form. The endpoint accepts more times. */
export const rowNumbers = [1, 2, 3] as const

/** The names of a row's controls. `id` is the first control, which shows the row's errors. */
export function controlNames(row: number) {
  return {
    id: row === 1 ? 'times' : `times-${row}`,
    month: `month-${row}`,
    day: `day-${row}`,
    hour: `hour-${row}`,
  }
}

/**
 * Joins month, day, and hour of each row into `times`, with one local time per line, such as
 * `2026-07-01T14:00`. It's the next occurrence, because the form has no year. An existing value of `times` is
 * kept.
 */
export function prepareTimes(
  typed: Parameters<PrepareValues>[0],
  now: Date,
): ReturnType<PrepareValues> {
  const { times: given = '', ...rest } = typed
  const values: Record<string, string> = rest
  const times = given ? [given] : []
  const errors: Record<string, string> = {}
  for (const row of rowNumbers) {
    const names = controlNames(row)
    const time = readRow(typed, row, now)
    if (time === 'incomplete') errors[names.id] = scheduleDemo.form.times.incomplete(row)
    else if (time === 'none') errors[names.id] = noSuchDay(typed[names.month], typed[names.day])
    else if (time !== 'empty') times.push(time.local)
    for (const name of [names.month, names.day, names.hour]) delete values[name]
  }
  const isRight = Object.keys(errors).length === 0
  return { values: { ...values, ...(isRight ? { times: times.join('\n') } : {}) }, errors }
}

/** The date of each complete row, such as `Wednesday, July 1, 2026`, by row number. */
export function datesOf(
  typed: Readonly<Record<string, string>>,
  now: Date,
): Record<number, string> {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  const dates: Record<number, string> = {}
  for (const row of rowNumbers) {
    const time = readRow(typed, row, now)
    if (typeof time === 'object') dates[row] = format.format(new Date(`${time.local}Z`))
  }
  return dates
}

function readRow(typed: Readonly<Record<string, string>>, row: number, now: Date) {
  const { month, day, hour } = controlNames(row)
  const parts = [month, day, hour].flatMap((name) => typed[name] || [])
  if (parts.length === 0) return 'empty'
  if (parts.length < 3) return 'incomplete'
  const local = nextOccurrence(parts, typed.timeZone ?? '', now)
  return local ? { local } : 'none'
}

/** The next occurrence of a month, day and hour in a time zone; undefined for February 30. */
function nextOccurrence(parts: readonly string[], timeZone: string, now: Date): string | undefined {
  const [month, day, hour] = parts.map((part) => part.padStart(2, '0'))
  const year = now.getUTCFullYear()
  // Around New Year, the year in the time zone may differ from the year in UTC.
  return [year - 1, year, year + 1]
    .map((candidate) => `${candidate}-${month}-${day}T${hour}:00`)
    .find((local) => {
      const instant = instantOf(local, timeZone) ?? instantOf(local, 'UTC')
      return instant !== undefined && instant > now
    })
}

function noSuchDay(month = '', day = ''): string {
  const { months, times } = scheduleDemo.form
  return times.noSuchDay(`${months[Number(month) - 1] ?? month} ${day}`)
}
