import { createHash } from 'node:crypto'
import { newId } from '../identity.ts'
import { countPosts, type PostOf, secondsToWait } from '../limits.ts'
import type { Store, Trx } from '../store/database.ts'
import type { DeliveryKind, DeliveryRow, LeadEvent, LeadKind, LeadRow } from '../store/tables.ts'

export interface QueueParts {
  /** The `Message-ID` for a delivery's id. */
  messageId: (deliveryId: string) => string
  /** Whether leads are posted to a webhook as well. */
  hasWebhook: boolean
}

/** The mails about a new lead. Newsletter subscriptions are only asked to be confirmed. */
const mailsFor: Record<LeadKind, readonly DeliveryKind[]> = {
  contact: ['notification', 'acknowledgement'],
  application: ['notification', 'acknowledgement'],
  composed: ['notification'],
  waitlist: ['notification', 'acknowledgement'],
  demo: ['notification', 'acknowledgement'],
  newsletter: ['confirmation'],
}

const heldBack =
  'Held back: too many mails to visitors within the hour. A retry of this lead sends it.'

/** Queues everything that is to be delivered about a lead, in the transaction that stores it. */
export async function queueAll(
  store: Store,
  trx: Trx,
  parts: QueueParts,
  lead: LeadRow,
  now: number,
) {
  const queued: Queued[] = []
  for (const kind of mailsFor[lead.kind]) {
    if (kind === 'notification') queued.push({ lead_id: lead.id, kind })
    else queued.push(...(await toVisitor(store, trx, lead, kind, now)))
  }
  if (parts.hasWebhook) queued.push({ lead_id: lead.id, kind: 'webhook', event: 'lead.received' })
  await insert(trx, parts, queued, now)
}

/** Queues a mail to the address that a visitor typed, held to the caps. */
export async function queueToVisitor(
  store: Store,
  trx: Trx,
  parts: QueueParts,
  lead: Pick<LeadRow, 'id' | 'fields'>,
  kind: DeliveryKind,
  now: number,
) {
  await insert(trx, parts, await toVisitor(store, trx, lead, kind, now), now)
}

/**
 * A mail to the address that a visitor typed. Over the cap for the address there is none; over the
 * one for all, it is kept as failed, for an owner to see and to retry.
 */
async function toVisitor(
  store: Store,
  trx: Trx,
  lead: Pick<LeadRow, 'id' | 'fields'>,
  kind: DeliveryKind,
  now: number,
): Promise<Queued[]> {
  const address = addressKey(String(JSON.parse(lead.fields).email))
  const toOne: PostOf = { form: 'mail', client: address, outcome: 'mailed' }
  const toAll: PostOf = { form: 'mail', client: '*', outcome: 'mailed-in-all' }
  await store.lock(trx, [`mail ${address}`])
  if ((await secondsToWait(trx, toOne, now)) > 0) return []
  const isHeld = (await secondsToWait(trx, toAll, now)) > 0
  const held = isHeld ? ({ state: 'failed', last_error: heldBack } as const) : {}
  const counted = { at: now, fingerprint: null, lead_id: lead.id }
  const posts = (isHeld ? [toOne] : [toOne, toAll]).map((post) => ({ ...post, ...counted }))
  await countPosts(trx, posts)
  return [{ lead_id: lead.id, kind, ...held }]
}

/** Queues a call of the webhook, where there is one. */
export async function queueWebhook(
  trx: Trx,
  parts: QueueParts,
  lead: string,
  event: LeadEvent,
  now: number,
) {
  if (parts.hasWebhook) await insert(trx, parts, [{ lead_id: lead, kind: 'webhook', event }], now)
}

/** What the caps count an address by: nobody's address outlives its lead in them. */
export function addressKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32)
}

type Queued = Pick<DeliveryRow, 'lead_id' | 'kind'> & Partial<DeliveryRow>

async function insert(trx: Trx, parts: QueueParts, queued: readonly Queued[], now: number) {
  if (queued.length === 0) return
  const rows = queued.map((delivery): DeliveryRow => {
    const id = newId()
    return {
      id,
      event: null,
      state: 'pending',
      attempts: 0,
      next_attempt_at: now,
      claimed_until: null,
      claim: null,
      message_id: parts.messageId(id),
      last_error: null,
      created_at: now,
      sent_at: null,
      ...delivery,
    }
  })
  await trx.insertInto('deliveries').values(rows).execute()
}
