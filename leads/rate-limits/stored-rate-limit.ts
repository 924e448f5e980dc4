import type { RateLimit } from 'limits'
import { figures } from '#copy/legal/figures.ts'
import type { Db, Trx } from '../store/database.ts'
import type { RateLimitEventRow } from '../store/tables.ts'
import { MAX_MAIL_WAIT_SECONDS, storedLimits } from './limits.ts'

const DAY_MS = 24 * 60 * 60_000
const CLOCK_TOLERANCE_MS = 60_000

/** Identifies a limit and whom it counts. */
export type RateLimitKey<Event = keyof typeof storedLimits> = Pick<
  RateLimitEventRow,
  'form' | 'client'
> & { event: Event }

/**
 * How far ahead an event may be: a mail counts at the time when it is due. Otherwise, it was counted while a clock was
 * ahead, and would count for as long as it was.
 */
function maxAheadMs(event: RateLimitEventRow['event']): number {
  return event.startsWith('mailed') ? MAX_MAIL_WAIT_SECONDS * 1000 : CLOCK_TOLERANCE_MS
}

/** A submission is also found by its fingerprint. */
type AnyKey = RateLimitKey<RateLimitEventRow['event']> & { fingerprint?: string }

/** The seconds until another event is allowed; 0 if it's allowed now. */
export async function secondsToWait(db: Db, key: RateLimitKey, now: number): Promise<number> {
  const rules = storedLimits[key.event]
  const smallestMax = Math.min(...rules.map(({ max }) => max))
  const largestMax = Math.max(...rules.map(({ max }) => max))
  const longestWindowMs = Math.max(...rules.map(({ windowMs }) => windowMs))
  // Newest first, starting at the event that reaches the smallest limit.
  const events = await db
    .selectFrom('rate_limit_events')
    .select('occurred_at')
    .where('form', '=', key.form)
    .where('client', '=', key.client)
    .where('event', '=', key.event)
    .where('occurred_at', '>', now - longestWindowMs)
    .where('occurred_at', '<=', now + maxAheadMs(key.event))
    .orderBy('occurred_at', 'desc')
    .offset(smallestMax - 1)
    .limit(largestMax - smallestMax + 1)
    .execute()
  const freeAt = rules.map(
    ({ max, windowMs }) => (events[max - smallestMax]?.occurred_at ?? 0) + windowMs,
  )
  return Math.ceil((Math.max(now, ...freeAt) - now) / 1000)
}

/** How many more events a limit allows now. */
export async function remaining(
  db: Db,
  key: AnyKey,
  { max, windowMs }: RateLimit,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('rate_limit_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('form', '=', key.form)
    .where('client', '=', key.client)
    .where('event', '=', key.event)
    .where('occurred_at', '>', now - windowMs)
    .where('occurred_at', '<=', now + maxAheadMs(key.event))
    .executeTakeFirstOrThrow()
  return Math.max(0, max - count)
}

/** Whether an event occurred after a time, in ms since the epoch. */
export async function hasEventSince(db: Db, key: RateLimitKey, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('rate_limit_events')
    .select('occurred_at')
    .where('form', '=', key.form)
    .where('client', '=', key.client)
    .where('event', '=', key.event)
    .where('occurred_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Counts an event toward limits, without checking them first.
 * @param lead the ID of the lead that it's about
 */
export async function recordEvents(
  trx: Trx,
  keys: readonly AnyKey[],
  occurred_at: number,
  lead: string | null = null,
): Promise<void> {
  const rows = keys.map((key) => ({ fingerprint: null, ...key, occurred_at, lead_id: lead }))
  await trx.insertInto('rate_limit_events').values(rows).execute()
}

/** Deletes events that no longer count. Returns how many. */
export async function purgeRateLimitEvents(trx: Trx, now: number): Promise<number> {
  const result = await trx
    .deleteFrom('rate_limit_events')
    .where('occurred_at', '<=', now - figures.retention.rateLimitDays * DAY_MS)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
