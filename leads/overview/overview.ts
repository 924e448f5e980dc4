import { isFlooded } from '../delivery/notification-limit.ts'
import { countUndelivered, type Undelivered } from '../delivery/outbox.ts'
import type { Db } from '../store/database.ts'
import type { LeadKind } from '../store/tables.ts'
import { type AnswerTimes, answerTimes } from './answer-times.ts'
import {
  type Count,
  countBy,
  countByWeekAndKind,
  countSubscriptions,
  lastWeeks,
  type WeekOfSubscriptions,
} from './counts.ts'

/** Figures about leads, without spam. Merged duplicates count once. */
export interface Overview {
  /** The start of the first week. */
  since: Date
  /** The number of leads. */
  total: number
  /** By week and kind, oldest first. */
  weeks: { start: Date; kinds: Partial<Record<LeadKind, number>> }[]
  /** The most frequent first. */
  pages: Count[]
  campaigns: Count[]
  referrers: Count[]
  answers: AnswerTimes
  /** Whether so many leads arrive that owners get digests. */
  isFlooded: boolean
  /** Deliveries that are waiting or were permanently rejected, regardless of their age. */
  undelivered: Undelivered[]
  /** Undefined without subscriptions among the kinds of leads. */
  newsletter: { confirmed: number; weeks: WeekOfSubscriptions[] } | undefined
}

/** The overview of the last weeks, up to `now` (ms since the epoch), of some kinds of leads. */
export async function readOverview(
  db: Db,
  weekCount: number,
  now: number,
  kinds: readonly LeadKind[],
): Promise<Overview> {
  const starts = lastWeeks(weekCount, now)
  const since = starts[0] ?? now
  const counted = { since, kinds }
  const byWeek = Map.groupBy(await countByWeekAndKind(db, counted), ({ week }) => week)
  const weeks = starts.map((start) => ({
    start: new Date(start),
    kinds: Object.fromEntries((byWeek.get(start) ?? []).map(({ kind, count }) => [kind, count])),
  }))
  return {
    since: new Date(since),
    total: [...byWeek.values()].flat().reduce((sum, { count }) => sum + count, 0),
    weeks,
    pages: await countBy(db, 'page_path', counted),
    campaigns: await countBy(db, 'campaign', counted),
    referrers: await countBy(db, 'referrer_host', counted),
    answers: await answerTimes(db, counted),
    isFlooded: await isFlooded(db, now),
    undelivered: await countUndelivered(db, kinds),
    newsletter: kinds.includes('newsletter') ? await countSubscriptions(db, starts) : undefined,
  }
}
