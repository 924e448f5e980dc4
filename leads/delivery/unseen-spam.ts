import type { Db, Store } from '../store/database.ts'
import type { LeadRow } from '../store/tables.ts'
import type { QueueParts } from './enqueue.ts'
import { addDeliveries } from './outbox.ts'

const SUMMARY_INTERVAL_MS = 24 * 60 * 60_000
/** The summary lists no more. */
const MAX_LISTED = 50

/** Suspected spam that nobody has seen, newest first. */
export function unseenSpam(db: Db): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('status', '=', 'spam')
    .where('seen_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/**
 * Queues the daily summary of suspected spam if some of it is newer than the last summary. Several processes may
 * do so on one database.
 * @returns whether it was queued
 */
export function queueSummary(store: Store, queue: QueueParts, now: number): Promise<boolean> {
  return store.write(async (trx) => {
    await store.lock(trx, ['summary'])
    const { last } = await trx
      .selectFrom('deliveries')
      .select((eb) => eb.fn.max('created_at').as('last'))
      .where('kind', '=', 'summary')
      .executeTakeFirstOrThrow()
    const since = Number(last ?? 0)
    const [newest] = await unseenSpam(trx)
    if (!newest || newest.received_at <= since || now - since < SUMMARY_INTERVAL_MS) return false
    const delivery = { lead_id: newest.id, kind: 'summary', next_attempt_at: now } as const
    await addDeliveries(trx, [delivery], queue.messageId, now)
    return true
  })
}
