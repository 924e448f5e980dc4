import { figures } from '#copy/legal/figures.ts'
import type { Db, Trx } from './store/database.ts'
import type { RateLimitEventRow } from './store/tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Without an idempotency key, identical submissions within this time are one lead. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS

interface Limit {
  max: number
  windowMs: number
}

/**
 * How many of each are allowed. Mails that a form sends to the address a visitor typed are capped for
 * each mailbox, so that nobody is flooded by them, and slowed down by network and in all. Sign-ins to
 * the leads page are capped by network, by browser and in all.
 */
const limits: Record<RateLimitEventRow['event'], readonly Limit[]> = {
  accepted: [
    { max: 10, windowMs: 10 * MINUTE_MS },
    { max: 50, windowMs: DAY_MS },
  ],
  refused: [{ max: 100, windowMs: 10 * MINUTE_MS }],
  mailed: [{ max: 3, windowMs: DAY_MS }],
  // By a network and form, by a network and all forms, by all networks.
  'mailed-network': [{ max: 10, windowMs: HOUR_MS }],
  'mailed-all-forms': [{ max: 20, windowMs: HOUR_MS }],
  'mailed-in-all': [{ max: 200, windowMs: HOUR_MS }],
  'mailed-first': [{ max: 1_000, windowMs: HOUR_MS }],
  'sign-in': [
    { max: 5, windowMs: 10 * MINUTE_MS },
    { max: 30, windowMs: DAY_MS },
  ],
  // By everybody who never signed in before: the longer it goes on, the longer the pauses.
  'sign-in-all': [
    { max: 20, windowMs: MINUTE_MS },
    { max: 60, windowMs: 10 * MINUTE_MS },
    { max: 600, windowMs: DAY_MS },
  ],
}

/** What one limit counts by. */
export type RateLimitKey = Pick<RateLimitEventRow, 'form' | 'client' | 'event'>

/** Seconds until another event fits the limits; 0 when it fits now. */
export async function secondsToWait(db: Db, key: RateLimitKey, now: number): Promise<number> {
  const rules = limits[key.event]
  const smallestMax = Math.min(...rules.map(({ max }) => max))
  const largestMax = Math.max(...rules.map(({ max }) => max))
  const longestWindowMs = Math.max(...rules.map(({ windowMs }) => windowMs))
  // From the event that fills the smallest limit, the newest first.
  const events = await db
    .selectFrom('rate_limit_events')
    .select('occurred_at')
    .where('form', '=', key.form)
    .where('client', '=', key.client)
    .where('event', '=', key.event)
    .where('occurred_at', '>', now - longestWindowMs)
    .orderBy('occurred_at', 'desc')
    .offset(smallestMax - 1)
    .limit(largestMax - smallestMax + 1)
    .execute()
  const freeAt = rules.map(
    ({ max, windowMs }) => (events[max - smallestMax]?.occurred_at ?? 0) + windowMs,
  )
  return Math.ceil((Math.max(now, ...freeAt) - now) / 1000)
}

/** Whether there was an event after a time, in ms since the epoch. */
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

/** Records events; `purgeRateLimitEvents` deletes them when no limit looks at them any more. */
export async function recordEvents(trx: Trx, events: readonly RateLimitEventRow[]): Promise<void> {
  await trx.insertInto('rate_limit_events').values(events).execute()
}

/** Deletes the events that no limit looks at any more. Returns how many. */
export async function purgeRateLimitEvents(trx: Trx, now: number): Promise<number> {
  const result = await trx
    .deleteFrom('rate_limit_events')
    .where('occurred_at', '<=', now - figures.retention.floodCountDays * DAY_MS)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
