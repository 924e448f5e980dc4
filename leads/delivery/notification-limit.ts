import { recordEvents, secondsToWait } from '../rate-limits/stored-rate-limit.ts'
import type { Db, Trx } from '../store/database.ts'
import type { LeadRow } from '../store/tables.ts'
import { parseUpdates } from '../updates.ts'

const MINUTE_MS = 60_000
/** How long a digest waits for further leads. */
const DIGEST_DELAY_MS = 15 * MINUTE_MS
/**
 * A lead relies on a digest only if it's due later than this, because the transaction that stores the lead may end
 * after it. It also is how far the clocks of instances may differ.
 */
const MARGIN_MS = MINUTE_MS
/** How many leads a digest lists. It counts all of them. */
const MAX_LISTED = 50
/** How many leads with updates that nobody has seen it looks at. */
const MAX_UPDATED = 1_000

const limit = { form: 'notification', client: '*', event: 'notified' } as const

/**
 * Decides how owners learn of a lead or its update: from a notification, or, when notifications for all networks
 * together are over their limit, from a digest; undefined if a pending digest will contain it. Counts notifications.
 */
export async function scheduleNotification(trx: Trx, lead_id: string, now: number) {
  if (!(await isFlooded(trx, now))) {
    await recordEvents(trx, [limit], now, lead_id)
    return { kind: 'notification', next_attempt_at: now } as const
  }
  const waiting = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', 'digest')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '>', now + MARGIN_MS)
    .limit(1)
    .executeTakeFirst()
  if (waiting) return undefined
  return { kind: 'digest', next_attempt_at: now + DIGEST_DELAY_MS } as const
}

/** Whether so many leads arrive that owners get a digest instead of a notification for each. */
export async function isFlooded(db: Db, now: number): Promise<boolean> {
  return (await secondsToWait(db, limit, now)) > 0
}

/** The leads of a digest. */
export interface DigestLeads {
  /** How many there are. */
  count: number
  /** The first ones, oldest first. */
  listed: LeadRow[]
}

/** The leads since a digest was queued that have no notification, and those that were updated since then. */
export async function digestLeads(db: Db, queuedAt: number): Promise<DigestLeads> {
  const since = queuedAt - MARGIN_MS
  const received = db
    .selectFrom('leads')
    .where('received_at', '>=', since)
    .where('status', '!=', 'spam')
    .where('kind', '!=', 'newsletter')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.lead_id', '=', 'leads.id')
            .where('deliveries.kind', '=', 'notification'),
        ),
      ),
    )
  const { count } = await received
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const listed = await received.selectAll().orderBy('received_at').limit(MAX_LISTED).execute()
  const withUpdates = await db
    .selectFrom('leads')
    .selectAll()
    .where('updates', 'is not', null)
    .where('seen_at', 'is', null)
    .where('received_at', '<', since)
    .limit(MAX_UPDATED)
    .execute()
  const updated = withUpdates.filter(({ updates }) =>
    parseUpdates(updates).some(({ at }) => at >= since),
  )
  return {
    count: Number(count) + updated.length,
    listed: [...listed, ...updated].slice(0, MAX_LISTED),
  }
}
