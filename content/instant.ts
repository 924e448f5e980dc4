const day = /^\d{4}-\d{2}-\d{2}$/
/** RFC 3339 with a time zone, as `dateTime()` of GROQ reads it. */
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:\d{2})$/

/**
 * The instant that a date of a document names: an RFC 3339 date and time, or the start of a day in UTC.
 * @returns ms since the epoch; undefined for other values
 */
export function instantOf(date: unknown): number | undefined {
  if (typeof date !== 'string') return undefined
  const text = day.test(date) ? `${date}T00:00:00Z` : date
  const time = dateTime.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** GROQ: the same instant of a field, to compare and sort by; null for other values. */
export const postDate = 'coalesce(dateTime(date), dateTime(date + "T00:00:00Z"))' as const
export const jobDate = 'coalesce(dateTime(postedAt), dateTime(postedAt + "T00:00:00Z"))' as const
export const lastDate =
  'coalesce(dateTime(validThrough), dateTime(validThrough + "T00:00:00Z"))' as const
