import { type QueueParts, queueAll, queueToVisitor, queueUpdate } from './delivery/queue.ts'
import type { SubmissionKind } from './forms.ts'
import { newId, uniqueKey } from './identity.ts'
import { REPEAT_WINDOW_MS } from './limits.ts'
import type { ParsedSubmission } from './parse.ts'
import type { Db, Store, Trx } from './store/database.ts'
import { searchText } from './store/search-text.ts'
import type { LeadRow } from './store/tables.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from './stored-rate-limit.ts'
import { withUpdate } from './updates.ts'

/** A valid post on its way into the store. */
export interface IncomingSubmission {
  kind: SubmissionKind
  /** What the limits and keys count by; both shapes of the contact call are one form. */
  form: string
  client: string
  /** What mails are slowed down by: wider than `client`. */
  network: string
  post: ParsedSubmission
  /** Of its fields: the same for the same post. */
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

/** Stores a lead and its deliveries in the given transaction, unless it is there already. */
export async function insertLead(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
): Promise<InsertResult> {
  const { kind, form, client, post, now, fingerprint } = submission
  // Spam never stands in a real one's way.
  const unique = post.suspected ? null : uniqueKey(kind, post.fields)
  // Everyone takes these in the same order, so that no two wait for each other.
  await store.lock(trx, [
    `post ${form} ${client}`,
    ...(post.idempotencyKey ? [`key ${form} ${post.idempotencyKey}`] : []),
    ...(unique ? [unique] : []),
  ])

  // Looked for before the transaction, too; the same post may have come twice at once.
  const repeated = await repeatedLead(trx, submission)
  if (repeated) return { state: 'accepted', id: repeated, isNew: false }

  const counted: RateLimitKey = { form, client, event: 'accepted' }
  const retryAfterSeconds = await secondsToWait(trx, counted, now)
  if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }

  const known = unique ? await findUnique(trx, unique) : undefined
  const id = known?.id ?? (await insertRow(store, trx, submission, unique))
  if (known) {
    await resendConfirmation(store, trx, submission, known)
    await keepUpdate(trx, submission, known)
  }
  if (post.idempotencyKey) {
    const key = { form, key: post.idempotencyKey, fingerprint, lead_id: id }
    await trx.insertInto('idempotency_keys').values(key).execute()
  }
  await recordEvents(trx, [{ ...counted, occurred_at: now, fingerprint, lead_id: id }])
  return { state: 'accepted', id, isNew: known === undefined }
}

/** The lead that a submission was accepted as before, by its key or, without script, by its fields. */
export async function repeatedLead(
  db: Db,
  { form, client, post, withoutScript, now, fingerprint }: IncomingSubmission,
): Promise<string | undefined> {
  if (post.idempotencyKey) {
    const used = await db
      .selectFrom('idempotency_keys')
      .select('lead_id')
      .where('form', '=', form)
      .where('key', '=', post.idempotencyKey)
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

/** Whether an idempotency key was used with this form, with whatever fields. */
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

/** Who subscribes again without having confirmed gets the mail again; the answer tells nothing. */
async function resendConfirmation(
  store: Store,
  trx: Trx,
  { queue, now, network }: IncomingSubmission,
  known: LeadRow,
) {
  if (known.kind !== 'newsletter' || known.subscription === 'confirmed') return
  await queueToVisitor(store, trx, queue, known, 'confirmation', now, network)
}

/** Other fields for a known address are kept with its lead, which then counts as not looked at. */
async function keepUpdate(trx: Trx, { post, queue, now }: IncomingSubmission, known: LeadRow) {
  const all = withUpdate(known, post.fields, now)
  if (!all) return
  const updates = JSON.stringify(all)
  await trx
    .updateTable('leads')
    .set({ updates, seen_at: null, search_text: searchText({ ...known, updates }) })
    .where('id', '=', known.id)
    .execute()
  await queueUpdate(trx, queue, known.id, now)
}

async function insertRow(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
  unique: string | null,
): Promise<string> {
  const { kind, post, page, referrer, queue, now, network } = submission
  const id = newId()
  const fields = JSON.stringify(post.fields)
  const lead: LeadRow = {
    id,
    kind: kind === 'contact' && post.fields.job ? 'application' : kind,
    status: post.suspected ? 'spam' : 'new',
    received_at: now,
    seen_at: null,
    fields,
    page,
    referrer,
    unique_key: unique,
    note: null,
    updates: null,
    subscription: kind === 'newsletter' ? 'unconfirmed' : null,
    subscription_changed_at: kind === 'newsletter' ? now : null,
    search_text: searchText({ id, fields, note: null }),
  }
  await trx.insertInto('leads').values(lead).execute()
  if (!post.suspected) await queueAll(store, trx, queue, lead, now, network)
  return lead.id
}
