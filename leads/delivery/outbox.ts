import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db, Store } from '../store/database.ts'
import type { DeliveryKind, DeliveryRow, LeadRow, Tables } from '../store/tables.ts'
import { CLAIM_LEASE_MS, retryDelay } from './schedule.ts'

/** A delivery with its lead. This process may attempt it until the claim expires. */
export interface ClaimedDelivery extends DeliveryRow {
  lead: LeadRow
}

/** The result of an attempt. */
export type Outcome =
  | { state: 'sent' }
  /** Retried later. */
  | { state: 'delayed'; error: string }
  /** Permanently rejected. Retried only if an owner asks for it. */
  | { state: 'failed'; error: string }

/** Claims up to `limit` due deliveries of the given kinds, including those whose claim has expired. */
export async function claimDue(
  store: Store,
  kinds: readonly DeliveryKind[],
  now: number,
  limit: number,
) {
  const claimToken = randomUUID()
  const rows = await store.write(async (trx) => {
    const due = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('kind', 'in', kinds)
      .where((eb) => isDue(eb, now))
      .orderBy('next_attempt_at')
      .limit(limit)
      .$if(store.supportsSkipLocked, (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return trx
      .updateTable('deliveries')
      .set({ state: 'claimed', claim_token: claimToken, claimed_until: now + CLAIM_LEASE_MS })
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  })
  return withLeads(await store.open(), rows)
}

/** Stores the outcome of an attempt, unless another process has taken over the claim. */
export async function settle(store: Store, delivery: DeliveryRow, outcome: Outcome, now: number) {
  const attempts = delivery.attempts + 1
  const released = { claim_token: null, claimed_until: null, attempts }
  const result = {
    sent: { ...released, state: 'sent' as const, sent_at: now, last_error: null },
    failed: { ...released, state: 'failed' as const },
    delayed: {
      ...released,
      state: 'pending' as const,
      next_attempt_at: now + retryDelay(attempts),
    },
  }[outcome.state]
  await store.write((trx) =>
    trx
      .updateTable('deliveries')
      .set('error' in outcome ? { ...result, last_error: outcome.error } : result)
      .where('id', '=', delivery.id)
      .where('claim_token', '=', delivery.claim_token)
      .execute(),
  )
}

/**
 * When the next delivery of the given kinds is due, in ms since the epoch; undefined when none is pending.
 */
export async function nextDue(db: Db, kinds: readonly DeliveryKind[]): Promise<number | undefined> {
  const [pending, claimed] = await Promise.all([
    db
      .selectFrom('deliveries')
      .select((eb) => eb.fn.min('next_attempt_at').as('at'))
      .where('state', '=', 'pending')
      .where('kind', 'in', kinds)
      .executeTakeFirst(),
    db
      .selectFrom('deliveries')
      .select((eb) => eb.fn.min('claimed_until').as('at'))
      .where('state', '=', 'claimed')
      .where('kind', 'in', kinds)
      .executeTakeFirst(),
  ])
  const times = [pending?.at, claimed?.at].filter((at): at is number => typeof at === 'number')
  return times.length > 0 ? Math.min(...times) : undefined
}

function isDue(eb: ExpressionBuilder<Tables, 'deliveries'>, now: number): Expression<SqlBool> {
  return eb.or([
    eb.and([eb('state', '=', 'pending'), eb('next_attempt_at', '<=', now)]),
    eb.and([eb('state', '=', 'claimed'), eb('claimed_until', '<=', now)]),
  ])
}

async function withLeads(db: Db, rows: DeliveryRow[]): Promise<ClaimedDelivery[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.lead_id)
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  return rows.flatMap((row) => {
    const lead = leads.find((candidate) => candidate.id === row.lead_id)
    return lead ? [{ ...row, lead }] : []
  })
}
