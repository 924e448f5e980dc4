import { type QueueParts, queueAll, queueToVisitor } from './delivery/queue.ts'
import { fingerprint, newId, uniqueKey } from './identity.ts'
import { countPosts, type PostOf, repeatWindow, secondsToWait } from './limits.ts'
import type { ParsedPost } from './parse.ts'
import type { SubmissionKind } from './schemas.ts'
import type { Store, Trx } from './store/database.ts'
import { searchText } from './store/search-text.ts'
import type { LeadRow } from './store/tables.ts'

/** A valid post on its way into the store. */
export interface Arrival {
  kind: SubmissionKind
  /** What the limits and keys count by; both shapes of the contact call are one form. */
  form: string
  client: string
  post: ParsedPost
  page: string | null
  referrer: string | null
  withoutScript: boolean
  now: number
  queue: QueueParts
}

export type Acceptance =
  | { state: 'accepted'; id: string; isNew: boolean }
  | { state: 'limited'; retryAfterSeconds: number }

/**
 * Stores a lead and its deliveries in the given transaction, unless it is there already
 * (contract: Forms, the rows on repeated posts, known addresses and limits).
 */
export async function accept(store: Store, trx: Trx, arrival: Arrival): Promise<Acceptance> {
  const { kind, form, client, post, now } = arrival
  const print = fingerprint(kind, post)
  // Spam never stands in a real one's way.
  const unique = post.suspected ? null : uniqueKey(kind, post.fields)
  // Everyone takes these in the same order, so that no two wait for each other.
  await store.lock(trx, [
    `post ${form} ${client}`,
    ...(post.idempotencyKey ? [`key ${form} ${post.idempotencyKey}`] : []),
    ...(unique ? [unique] : []),
  ])

  const repeated = await findRepeated(trx, arrival, print)
  if (repeated) return { state: 'accepted', id: repeated, isNew: false }

  const counted: PostOf = { form, client, outcome: 'accepted' }
  const retryAfterSeconds = await secondsToWait(trx, counted, now)
  if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }

  const known = unique ? await findUnique(trx, unique) : undefined
  const id = known?.id ?? (await insertLead(store, trx, arrival, unique))
  if (known) await askAgain(store, trx, arrival, known)
  if (post.idempotencyKey) {
    const key = { form, key: post.idempotencyKey, fingerprint: print, lead_id: id }
    await trx.insertInto('used_keys').values(key).execute()
  }
  await countPosts(trx, [{ ...counted, at: now, fingerprint: print, lead_id: id }])
  return { state: 'accepted', id, isNew: known === undefined }
}

async function findRepeated(trx: Trx, arrival: Arrival, print: string) {
  const { form, client, post, withoutScript, now } = arrival
  if (post.idempotencyKey) {
    const used = await trx
      .selectFrom('used_keys')
      .select('lead_id')
      .where('form', '=', form)
      .where('key', '=', post.idempotencyKey)
      .where('fingerprint', '=', print)
      .executeTakeFirst()
    return used?.lead_id
  }
  if (!withoutScript) return undefined
  const same = await trx
    .selectFrom('posts')
    .select('lead_id')
    .where('form', '=', form)
    .where('client', '=', client)
    .where('outcome', '=', 'accepted')
    .where('at', '>', now - repeatWindow)
    .where('fingerprint', '=', print)
    .where('lead_id', 'is not', null)
    .executeTakeFirst()
  return same?.lead_id ?? undefined
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
async function askAgain(store: Store, trx: Trx, { queue, now }: Arrival, known: LeadRow) {
  if (known.kind !== 'newsletter' || known.subscription === 'confirmed') return
  await queueToVisitor(store, trx, queue, known, 'confirmation', now)
}

async function insertLead(
  store: Store,
  trx: Trx,
  arrival: Arrival,
  unique: string | null,
): Promise<string> {
  const { kind, post, page, referrer, queue, now } = arrival
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
    subscription: kind === 'newsletter' ? 'unconfirmed' : null,
    subscription_at: kind === 'newsletter' ? now : null,
    search: searchText({ id, fields, note: null }),
  }
  await trx.insertInto('leads').values(lead).execute()
  if (!post.suspected) await queueAll(store, trx, queue, lead, now)
  return lead.id
}
