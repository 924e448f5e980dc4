import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { deleteLead } from './delete-lead.ts'
import { type LeadsLog, reasonOf } from './log.ts'
import { CONFIRM_LINK_MS } from './newsletter/tokens.ts'
import { purgeSessions } from './sessions.ts'
import type { Store } from './store/database.ts'
import type { Tables } from './store/tables.ts'
import { purgeRateLimitEvents } from './stored-rate-limit.ts'

const PURGE_INTERVAL_MS = 60 * 60_000
/** Addresses deleted in one run. The rest waits for the next poll, so that deliveries are not delayed. */
const PURGE_BATCH_SIZE = 100

export interface RetentionParts {
  store: Store
  now: () => number
  log: LeadsLog
}

/** The numbers of deleted rows. */
export interface Deleted {
  addresses: number
  counts: number
  sessions: number
}

/**
 * Returns a function for a loop to call at every poll. About once an hour it deletes what is past its
 * retention period. It never throws. Several processes may run it on one database.
 */
export function retentionJob({ store, now, log }: RetentionParts): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() < next) return
    next = now() + PURGE_INTERVAL_MS
    try {
      const deleted = await purgeExpired(store, now())
      if (deleted.addresses === PURGE_BATCH_SIZE) next = now()
      if (Object.values(deleted).some((count) => count > 0)) {
        log.info(deleted, 'expired data deleted')
      }
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'expired data not deleted')
    }
  }
}

/**
 * Deletes what the Privacy Policy says is deleted: newsletter addresses that nobody confirmed, rate
 * limit events, and expired sessions. Messages, requests and spam are not deleted.
 */
export async function purgeExpired(store: Store, now: number): Promise<Deleted> {
  const [counts, sessions] = await store.write(
    async (trx) => [await purgeRateLimitEvents(trx, now), await purgeSessions(trx, now)] as const,
  )
  const addresses = await deleteUnconfirmed(store, now)
  if (addresses > 0) await store.truncateLog()
  return { addresses, counts, sessions }
}

async function deleteUnconfirmed(store: Store, now: number): Promise<number> {
  const past = now - CONFIRM_LINK_MS
  const db = await store.open()
  const found = await db
    .selectFrom('leads')
    .select(['id', 'unique_key'])
    .where((eb) => isUnconfirmed(eb, past))
    .limit(PURGE_BATCH_SIZE)
    .execute()
  let count = 0
  for (const { id, unique_key } of found) {
    const isDeleted = await store.write(async (trx) => {
      // `insertLead` takes the same lock: the address may be subscribing again.
      await store.lock(trx, unique_key ? [unique_key] : [])
      const still = trx.selectFrom('leads').select('id').where('id', '=', id)
      const isStill = await still.where((eb) => isUnconfirmed(eb, past)).executeTakeFirst()
      return isStill !== undefined && deleteLead(trx, id)
    })
    if (isDeleted) count += 1
  }
  return count
}

/** An unconfirmed address whose links to confirm have all expired, and without pending deliveries. */
function isUnconfirmed(eb: ExpressionBuilder<Tables, 'leads'>, past: number): Expression<SqlBool> {
  const needed = eb
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.lead_id', '=', 'leads.id')
    .where((delivery) =>
      delivery.or([
        delivery('deliveries.state', 'in', ['pending', 'claimed']),
        delivery('deliveries.created_at', '>=', past),
      ]),
    )
  return eb.and([
    eb('kind', '=', 'newsletter'),
    eb('subscription', '=', 'unconfirmed'),
    eb('status', '<>', 'spam'),
    eb('subscription_changed_at', '<', past),
    eb.not(eb.exists(needed)),
  ])
}
