const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

interface PostFacts {
  readonly date?: unknown
  readonly category?: unknown
  readonly featured?: unknown
}

interface PositionFacts {
  readonly location?: unknown
  readonly postedAt?: unknown
}

/** A one-line preview of a post: date (scheduled or published), category, featured. */
export function describePost({ date, category, featured }: PostFacts, now: Date): string {
  const day = dateIn(date)
  const isToCome = day !== undefined && day > now
  return joined([
    day ? `${isToCome ? 'Scheduled for ' : ''}${dates.format(day)}` : 'No date',
    category,
    featured === true ? 'Featured' : undefined,
  ])
}

/** A one-line preview of a position: location and publication date. */
export function describePosition({ location, postedAt }: PositionFacts): string {
  const day = dateIn(postedAt)
  return joined([location, day ? `Posted ${dates.format(day)}` : 'No date'])
}

function dateIn(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function joined(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
