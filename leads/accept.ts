import { fingerprint, newId, uniqueKey } from './identity.ts'
import { countPost, type PostOf, repeatWindow, secondsToWait } from './limits.ts'
import type { ParsedPost } from './parse.ts'
import type { SubmissionKind } from './schemas.ts'
import type { Store, Trx } from './store/database.ts'

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
  /** The `Message-ID` for a delivery's id. */
  messageId: (deliveryId: string) => string
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
  const unique = uniqueKey(kind, post)
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
  const id = known ?? (await insertLead(trx, arrival, unique))
  if (post.idempotencyKey) {
    const key = { form, key: post.idempotencyKey, fingerprint: print, lead_id: id }
    await trx.insertInto('used_keys').values(key).execute()
  }
  await countPost(trx, { ...counted, at: now, fingerprint: print, lead_id: id })
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
    .select('id')
    .where('unique_key', '=', unique)
    .executeTakeFirst()
  return found?.id
}

async function insertLead(trx: Trx, arrival: Arrival, unique: string | null): Promise<string> {
  const { kind, post, page, referrer, now } = arrival
  const id = newId()
  const lead = {
    id,
    kind,
    status: post.suspected ? ('spam' as const) : ('new' as const),
    received_at: now,
    seen_at: null,
    fields: JSON.stringify(post.fields),
    page,
    referrer,
    unique_key: unique,
  }
  await trx.insertInto('leads').values(lead).execute()
  if (!post.suspected) {
    const deliveryId = newId()
    const delivery = {
      id: deliveryId,
      lead_id: id,
      kind: 'notification' as const,
      state: 'pending' as const,
      attempts: 0,
      next_attempt_at: now,
      claimed_until: null,
      claim: null,
      message_id: arrival.messageId(deliveryId),
      last_error: null,
      created_at: now,
      sent_at: null,
    }
    await trx.insertInto('deliveries').values(delivery).execute()
  }
  return id
}
