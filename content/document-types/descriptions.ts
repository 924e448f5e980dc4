import { sampleLabel } from '../../copy/controls.ts'
import { instantOf } from '../instant.ts'
import { isSample } from '../sample.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
/** Times in the editor's own time zone, with its name. */
const dayAndTime = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
const times = new Intl.DateTimeFormat('en-US', dayAndTime)
const timesOfYears = new Intl.DateTimeFormat('en-US', { ...dayAndTime, year: 'numeric' })

interface PostFacts {
  readonly date?: unknown
  readonly category?: unknown
  readonly featured?: unknown
  readonly revision?: unknown
}

interface JobFacts {
  readonly location?: unknown
  readonly postedAt?: unknown
  readonly validThrough?: unknown
  readonly revision?: unknown
}

/** A time with its zone, like "Nov 22, 9:30 AM GMT+1": short, because a narrow list cuts off its end. */
function timeText(time: Date, now: Date): string {
  const isThisYear = time.getFullYear() === now.getFullYear()
  return (isThisYear ? times : timesOfYears).format(time)
}

/** A one-line preview of a post: whether it's a sample, date (scheduled or published), category, featured. */
export function describePost({ date, category, featured, revision }: PostFacts, now: Date): string {
  const time = dateIn(date)
  const isToCome = time !== undefined && time > now
  return joined([
    isSample(revision) ? sampleLabel : undefined,
    time ? (isToCome ? `Scheduled ${timeText(time, now)}` : days.format(time)) : 'No date',
    category,
    featured === true ? 'Featured' : undefined,
  ])
}

/** A one-line preview of a job: whether it's a sample, its days, then the location, because a narrow list cuts off the end. */
export function describeJob(
  { location, postedAt, validThrough, revision }: JobFacts,
  now: Date,
): string {
  const day = dateIn(postedAt)
  const lastDay = dateIn(validThrough)
  const isClosed = lastDay !== undefined && lastDay.getTime() + DAY_MS <= now.getTime()
  return joined([
    isSample(revision) ? sampleLabel : undefined,
    lastDay ? `${isClosed ? 'Closed after' : 'Apply by'} ${days.format(lastDay)}` : undefined,
    day ? `${day > now ? 'Opens' : 'Posted'} ${days.format(day)}` : 'No date',
    location,
  ])
}

const DAY_MS = 86_400_000

function dateIn(value: unknown): Date | undefined {
  const time = instantOf(value)
  return time === undefined ? undefined : new Date(time)
}

function joined(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
