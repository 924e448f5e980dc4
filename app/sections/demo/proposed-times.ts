import type { PrepareValues } from '#app/forms/form-values.ts'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import { instantOf } from '#leads/fields/demo-times.ts'

/** How many times the form asks for; the endpoint takes more. */
export const rowNumbers = [1, 2, 3] as const

/** The controls of one proposed time. `id` is that of its first control, and where its error belongs. */
export function controlNames(row: number) {
  return {
    id: row === 1 ? 'times' : `times-${row}`,
    month: `month-${row}`,
    day: `day-${row}`,
    hour: `hour-${row}`,
  }
}

/**
 * Puts month, day and hour of each row together to `times`, one local time a line, as in
 * `2026-07-01T14:00`: the next one to come, since the form asks for no year. Times that are given in
 * `times` itself stay.
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

/** What each complete row means, such as `Wednesday, July 1, 2026`, by its number. */
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

/** The next time that a month, day and hour come in a time zone; undefined for February 30. */
function nextOccurrence(parts: readonly string[], timeZone: string, now: Date): string | undefined {
  const [month, day, hour] = parts.map((part) => part.padStart(2, '0'))
  const year = now.getUTCFullYear()
  // Around New Year the zone may be a year behind UTC.
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
