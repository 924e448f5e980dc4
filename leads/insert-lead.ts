import { enqueue, enqueueKinds, type QueueParts } from './delivery/enqueue.ts'
import type { SubmissionKind } from './forms.ts'
import { newId, uniqueKey } from './identity.ts'
import type { ParsedSubmission } from './parse.ts'
import { REPEAT_WINDOW_MS } from './rate-limits/limits.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from './rate-limits/stored-rate-limit.ts'
import type { Db, Store, Trx } from './store/database.ts'
import { searchText } from './store/search-text.ts'
import { sourceColumns } from './store/source-columns.ts'
import type { LeadRow } from './store/tables.ts'
import { withUpdate } from './updates.ts'

/** A valid submission to store. */
export interface IncomingSubmission {
  kind: SubmissionKind
  /** The form's name in limits and idempotency keys. Both kinds of contact call count as one form. */
  form: string
  client: string
  /** The wider key for limiting mails (`networkKey`). */
  network: string
  parsed: ParsedSubmission
  /** The result of `fingerprint()`. */
  fingerprint: string
  page: string | null
  referrer: string | null
  withoutScript: boolean
  now: number
  queue: QueueParts
}

export type InsertResult =
  | { state: 'accepted'; id: string; isNew: boolean }
  | { state: 'limited'; retryAfterSeconds: number }

/**
 * Stores a submission and its deliveries in the given transaction. A repeat, or a known waitlist or
 * newsletter address, adds no lead.
 */
export async function insertLead(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
): Promise<InsertResult> {
  const { kind, form, client, parsed, now, fingerprint } = submission
  // Spam must not reserve an address.
  const unique = parsed.suspected ? null : uniqueKey(kind, parsed.fields)
  // Always in the same order, to avoid deadlocks, and with the names that the previous release locks.
  await store.lock(trx, [
    `post ${form} ${client}`,
    ...(parsed.idempotencyKey ? [`key ${form} ${parsed.idempotencyKey}`] : []),
    ...(unique ? [unique] : []),
  ])

  // Checked again inside the transaction, because the same submission may arrive twice at the same time.
  const repeated = await repeatedLead(trx, submission)
  if (repeated) return { state: 'accepted', id: repeated, isNew: false }

  const counted: RateLimitKey = { form, client, event: 'accepted' }
  const retryAfterSeconds = await secondsToWait(trx, counted, now)
  if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }

  const known = unique ? await findUnique(trx, unique) : undefined
  const id = known?.id ?? (await insertRow(store, trx, submission, unique))
  if (known) {
    await resendConfirmation(store, trx, submission, known)
    await storeUpdate(store, trx, submission, known)
  }
  if (parsed.idempotencyKey) {
    const key = { form, key: parsed.idempotencyKey, fingerprint, lead_id: id }
    await trx.insertInto('idempotency_keys').values(key).execute()
  }
  await recordEvents(trx, [{ ...counted, occurred_at: now, fingerprint, lead_id: id }])
  return { state: 'accepted', id, isNew: known === undefined }
}

/**
 * The ID of the lead that this submission repeats: the same idempotency key or, without a script, the same
 * fields.
 */
export async function repeatedLead(
  db: Db,
  { form, client, parsed, withoutScript, now, fingerprint }: IncomingSubmission,
): Promise<string | undefined> {
  if (parsed.idempotencyKey) {
    const used = await db
      .selectFrom('idempotency_keys')
      .select('lead_id')
      .where('form', '=', form)
      .where('key', '=', parsed.idempotencyKey)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    return used?.lead_id
  }
  if (!withoutScript) return undefined
  const same = await db
    .selectFrom('rate_limit_events')
    .select('lead_id')
    .where('form', '=', form)
    .where('client', '=', client)
    .where('event', '=', 'accepted')
    .where('occurred_at', '>', now - REPEAT_WINDOW_MS)
    .where('fingerprint', '=', fingerprint)
    .where('lead_id', 'is not', null)
    .executeTakeFirst()
  return same?.lead_id ?? undefined
}

/** Whether an idempotency key was used with this form, with any fields. */
export async function isKeyUsed(db: Db, form: string, key: string): Promise<boolean> {
  const used = db.selectFrom('idempotency_keys').select('lead_id').where('form', '=', form)
  return (await used.where('key', '=', key).limit(1).executeTakeFirst()) !== undefined
}

async function findUnique(trx: Trx, unique: string) {
  const found = await trx
    .selectFrom('leads')
    .selectAll()
    .where('unique_key', '=', unique)
    .executeTakeFirst()
  return found
}

/** Queues the confirmation again for an unconfirmed address. The response stays the same. */
async function resendConfirmation(
  store: Store,
  trx: Trx,
  { queue, now, network }: IncomingSubmission,
  known: LeadRow,
) {
  if (known.kind !== 'newsletter' || known.subscription === 'confirmed') return
  const cause = { lead: known, event: 'lead.received', now, network } as const
  await enqueueKinds(store, trx, queue, cause, ['confirmation'])
}

/** Stores new fields for a known address as an update of its lead, and marks the lead as not seen. */
async function storeUpdate(
  store: Store,
  trx: Trx,
  { parsed, queue, now }: IncomingSubmission,
  known: LeadRow,
) {
  const all = withUpdate(known, parsed.fields, now)
  if (!all) return
  const updates = JSON.stringify(all)
  await trx
    .updateTable('leads')
    .set({ updates, seen_at: null, search_text: searchText({ ...known, updates }) })
    .where('id', '=', known.id)
    .execute()
  await enqueue(store, trx, queue, { lead: known, event: 'lead.updated', now })
}

async function insertRow(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
  unique: string | null,
): Promise<string> {
  const { kind, parsed, page, referrer, queue, now, network } = submission
  const id = newId()
  const fields = JSON.stringify(parsed.fields)
  const lead: LeadRow = {
    id,
    kind: kind === 'contact' && parsed.fields.job ? 'application' : kind,
    status: parsed.suspected ? 'spam' : 'new',
    received_at: now,
    seen_at: null,
    fields,
    page,
    referrer,
    ...sourceColumns({ fields, page, referrer }),
    unique_key: unique,
    note: null,
    assignee: null,
    answered_at: null,
    merged_into: null,
    updates: null,
    subscription: kind === 'newsletter' ? 'unconfirmed' : null,
    subscription_changed_at: kind === 'newsletter' ? now : null,
    search_text: searchText({ id, fields, note: null }),
  }
  await trx.insertInto('leads').values(lead).execute()
  if (!parsed.suspected) {
    await enqueue(store, trx, queue, { lead, event: 'lead.received', now, network })
  }
  return lead.id
}
