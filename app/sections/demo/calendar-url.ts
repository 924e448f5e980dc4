const TIMES = 'times'
const TIME_ZONE = 'timeZone'

/** The URL of the calendar file for a demo request; undefined when it has no time. */
export function calendarUrl(values: Readonly<Record<string, string>>): string | undefined {
  const times = (values.times ?? '').split('\n').filter((time) => /^\d{4}-/.test(time))
  if (times.length === 0) return undefined
  const query = new URLSearchParams(times.map((time) => [TIMES, time]))
  query.set(TIME_ZONE, values.timeZone ?? '')
  return `/schedule-demo/times.ics?${query}`
}

/** Reads the query of `calendarUrl`: local times, and their time zone. */
export function readCalendarUrl(query: URLSearchParams): { times: string[]; timeZone: string } {
  return { times: query.getAll(TIMES), timeZone: query.get(TIME_ZONE) ?? '' }
}
