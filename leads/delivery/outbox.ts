import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { RateLimit } from 'limits'
import { newId } from '../identity.ts'
import { recordEvents, remaining } from '../rate-limits/stored-rate-limit.ts'
import type { Db, Store, Trx } from '../store/database.ts'
import {
  type DeliveryRow,
  type LeadKind,
  type LeadRow,
  leadKinds,
  type Tables,
} from '../store/tables.ts'
import { type DeliveryKind, deliveryKindNames, deliveryKinds, kindsAboutOne } from './kinds.ts'
import { CLAIM_LEASE_MS, MAX_RETRY_MS, retryDelay } from './schedule.ts'

/** A delivery with its lead. This process may attempt it until the claim expires. */
export interface ClaimedDelivery extends DeliveryRow {
  lead: LeadRow
}

/** What `pace` of `claimDue` counts. */
const paceKey = { form: 'newsletter', client: '*', event: 'mailed-newsletter' } as const

/** The result of an attempt. */
export type Outcome =
  | { state: 'sent' }
  /** Retried later. */
  | { state: 'delayed'; error: string }
  /** Permanently rejected. Retried only if an owner asks for it. */
  | { state: 'failed'; error: string }

/** A delivery to queue. The rest of its row has defaults. */
export type NewDelivery = Pick<DeliveryRow, 'lead_id' | 'kind' | 'next_attempt_at'> &
  Partial<DeliveryRow>

/**
 * Adds deliveries, in the transaction that stores what they are about, except for a newsletter mail that the lead
 * already has.
 * @returns how many were added
 */
export async function addDeliveries(
  trx: Trx,
  deliveries: readonly NewDelivery[],
  messageId: (deliveryId: string) => string,
  now: number,
): Promise<number> {
  if (deliveries.length === 0) return 0
  const rows = deliveries.map((delivery): DeliveryRow => {
    const id = newId()
    return {
      id,
      event: null,
      state: 'pending',
      attempts: 0,
      claimed_until: null,
      claim_token: null,
      message_id: messageId(id),
      last_error: null,
      created_at: now,
      sent_at: null,
      post_id: null,
      ...delivery,
    }
  })
  const added = await trx
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['post_id', 'lead_id']).where('post_id', 'is not', null).doNothing(),
    )
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}

/**
 * Claims up to `limit` due deliveries of the given kinds, including those whose claim has expired.
 * @param pace how many attempts all processes together may begin
 */
export async function claimDue(
  store: Store,
  kinds: readonly DeliveryKind[],
  now: number,
  limit: number,
  pace?: RateLimit,
) {
  const claimToken = randomUUID()
  const rows = await store.write(async (trx) => {
    if (pace) await store.lock(trx, ['pace'])
    const allowed = pace ? Math.min(limit, await remaining(trx, paceKey, pace, now)) : limit
    if (allowed === 0) return []
    const due = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('kind', 'in', kinds)
      .where((eb) => isDue(eb, now))
      .orderBy('next_attempt_at')
      .limit(allowed)
      .$if(store.supportsSkipLocked, (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []
    if (pace)
      await recordEvents(
        trx,
        due.map(() => paceKey),
        now,
      )
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

/**
 * Makes the failed and pending deliveries of one lead or of all leads due now. Mails that a rate limit delays
 * become due only for one lead, so that retrying everything doesn't release a flood.
 * @returns the number of deliveries
 */
export async function retryNow(trx: Trx, lead: string | undefined, now: number): Promise<number> {
  const result = await trx
    .updateTable('deliveries')
    .set({ state: 'pending', next_attempt_at: now })
    .where('state', 'in', ['pending', 'failed'])
    .where((eb) =>
      lead === undefined
        ? eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', now)])
        : eb('lead_id', '=', lead),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Deletes the pending and failed deliveries about one lead, of some kinds or of all. */
export async function deleteUnsent(
  trx: Trx,
  lead: string,
  kinds: readonly DeliveryKind[] = kindsAboutOne,
) {
  await trx
    .deleteFrom('deliveries')
    .where('lead_id', '=', lead)
    .where('state', 'in', ['pending', 'failed'])
    .where('kind', 'in', kinds)
    .execute()
}

/** Whether anything was or will be delivered about a lead alone. */
export async function hasDeliveries(trx: Trx, lead: string): Promise<boolean> {
  const one = trx
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', lead)
    .where('kind', 'in', kindsAboutOne)
    .limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

/** The unfinished deliveries of a kind. */
export interface Undelivered {
  kind: DeliveryKind
  /** Pending or running. */
  waiting: number
  /** Permanently rejected. */
  failed: number
  /** When the oldest waiting one was queued. */
  oldestWaiting: Date | undefined
}

/** Counts pending and failed deliveries of each kind, for all kinds of leads or for some. */
export async function countUndelivered(
  db: Db,
  kinds: readonly LeadKind[] = leadKinds,
): Promise<Undelivered[]> {
  const leads = db.selectFrom('leads').select('id').where('kind', 'in', kinds)
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'kind',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    // States by name use the index. Nearly all rows are `sent`.
    .where('state', 'in', ['pending', 'claimed', 'failed'])
    .$if(kinds !== leadKinds, (query) => query.where('lead_id', 'in', leads))
    .groupBy(['kind', 'state'])
    .execute()
  return deliveryKindNames.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const waiting = own.filter(({ state }) => state !== 'failed')
    const failed = own.filter(({ state }) => state === 'failed')
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
    return {
      kind,
      waiting: sum(waiting),
      failed: sum(failed),
      oldestWaiting: oldestOf(waiting.map(({ oldest }) => new Date(oldest))),
    }
  })
}

/** Adds up the unfinished deliveries of all kinds that aren't paced, which may wait for hours. */
export function sumUndelivered(all: readonly Undelivered[]): Omit<Undelivered, 'kind'> {
  const kinds = all.filter(({ kind }) => !deliveryKinds[kind].isPaced)
  return {
    waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
    failed: kinds.reduce((sum, { failed }) => sum + failed, 0),
    oldestWaiting: oldestOf(kinds.flatMap(({ oldestWaiting }) => oldestWaiting ?? [])),
  }
}

function oldestOf(times: readonly Date[]): Date | undefined {
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** How far the clocks of processes may differ. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Due are also those that a process queued or tried while its clock was ahead, and not those that the limits of mail
 * delay.
 */
function isDue(eb: ExpressionBuilder<Tables, 'deliveries'>, now: number): Expression<SqlBool> {
  return eb.or([
    eb.and([eb('state', '=', 'pending'), eb('next_attempt_at', '<=', now)]),
    eb.and([
      eb('state', '=', 'pending'),
      eb('next_attempt_at', '>', now + MAX_RETRY_MS + CLOCK_TOLERANCE_MS),
      eb.or([eb('attempts', '>', 0), eb('created_at', '>', now + CLOCK_TOLERANCE_MS)]),
    ]),
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
