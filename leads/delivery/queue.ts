import { createHash } from 'node:crypto'
import { newId } from '../identity.ts'
import { FIRST_MAIL_WINDOW_MS, MAX_MAIL_WAIT_S } from '../limits.ts'
import type { Store, Trx } from '../store/database.ts'
import type { DeliveryRow, LeadEvent, LeadKind, LeadRow } from '../store/tables.ts'
import { emailOf } from '../stored-fields.ts'
import {
  hasEventSince,
  type RateLimitKey,
  recordEvents,
  secondsToWait,
} from '../stored-rate-limit.ts'

export interface QueueParts {
  /** The `Message-ID` for a delivery's id. */
  messageId: (deliveryId: string) => string
  /** Whether leads are posted to a webhook as well. */
  hasWebhook: boolean
}

/** The mails about a new lead. Newsletter subscriptions are only asked to be confirmed. */
const mailsFor: Record<LeadKind, readonly ('notification' | VisitorMail)[]> = {
  contact: ['notification', 'acknowledgement'],
  application: ['notification', 'acknowledgement'],
  composed: ['notification'],
  waitlist: ['notification', 'acknowledgement'],
  demo: ['notification', 'acknowledgement'],
  newsletter: ['confirmation'],
}

const heldBack = 'Held back: too many mails to visitors at once. It goes out when its turn comes.'

/** Queues everything that is to be delivered about a lead, in the transaction that stores it. */
export async function queueAll(
  store: Store,
  trx: Trx,
  parts: QueueParts,
  lead: LeadRow,
  now: number,
  network?: string,
) {
  const queued: Queued[] = []
  for (const kind of mailsFor[lead.kind]) {
    if (kind === 'notification') queued.push({ lead_id: lead.id, kind })
    else queued.push(...(await toVisitor(store, trx, lead, kind, now, network)))
  }
  if (parts.hasWebhook) queued.push({ lead_id: lead.id, kind: 'webhook', event: 'lead.received' })
  await insert(trx, parts, queued, now)
}

/** Queues a mail to the address that a visitor typed, held to the budgets. */
export async function queueToVisitor(
  store: Store,
  trx: Trx,
  parts: QueueParts,
  lead: VisitorLead,
  kind: VisitorMail,
  now: number,
  network: string,
) {
  await insert(trx, parts, await toVisitor(store, trx, lead, kind, now, network), now)
}

/** Tells those who work with the leads that one of them has changed. */
export async function queueUpdate(trx: Trx, parts: QueueParts, lead: string, now: number) {
  await insert(trx, parts, [{ lead_id: lead, kind: 'notification' }], now)
  await queueWebhook(trx, parts, lead, 'lead.updated', now)
}

type VisitorMail = 'acknowledgement' | 'confirmation'
type VisitorLead = Pick<LeadRow, 'id' | 'kind' | 'fields'>

/**
 * A mail to the address that a visitor typed. Over the cap of a mailbox there is none. Over the budget
 * of the network that it was asked from (none: an owner asks), or over the one for all networks, it
 * waits for its turn. Confirmations and acknowledgements have budgets of their own, and the first mail
 * of a network in an hour counts apart from what others ask for, so that no flood holds it up.
 */
async function toVisitor(
  store: Store,
  trx: Trx,
  lead: VisitorLead,
  kind: VisitorMail,
  now: number,
  network?: string,
): Promise<Queued[]> {
  const mailbox: RateLimitKey = {
    form: 'mail',
    client: addressKey(emailOf(lead.fields)),
    event: 'mailed',
  }
  const counted = { fingerprint: null, lead_id: lead.id }
  await store.lock(trx, [`mail ${mailbox.client}`])
  if ((await secondsToWait(trx, mailbox, now)) > 0) return []
  if (network === undefined) {
    await recordEvents(trx, [{ ...mailbox, ...counted, occurred_at: now }])
    return [{ lead_id: lead.id, kind }]
  }

  await store.lock(trx, [`mails for ${network}`])
  const form = lead.kind === 'application' ? 'contact' : lead.kind
  const ofForm: RateLimitKey = { form, client: network, event: 'mailed-network' }
  const ofNetwork: RateLimitKey = { form: 'mail', client: network, event: 'mailed-all-forms' }
  const isFirst = !(await hasEventSince(trx, ofNetwork, now - FIRST_MAIL_WINDOW_MS))
  const ofAll: RateLimitKey = {
    form: kind,
    client: '*',
    event: isFirst ? 'mailed-first' : 'mailed-in-all',
  }
  const waitOfNetwork = Math.max(
    await secondsToWait(trx, ofForm, now),
    await secondsToWait(trx, ofNetwork, now),
  )
  // What its own network holds up takes nothing from the others.
  const isSlowed = waitOfNetwork > 0
  const wait = isSlowed ? waitOfNetwork : await secondsToWait(trx, ofAll, now)
  if (wait > MAX_MAIL_WAIT_S) return []
  const at = now + wait * 1000
  const all = [ofForm, ofNetwork, ...(isSlowed ? [] : [ofAll])]
  await recordEvents(trx, [
    { ...mailbox, ...counted, occurred_at: now },
    ...all.map((key) => ({ ...key, ...counted, occurred_at: at })),
  ])
  return [
    { lead_id: lead.id, kind, ...(wait > 0 ? { next_attempt_at: at, last_error: heldBack } : {}) },
  ]
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

/** What the cap of a mailbox counts by, as a hash: nobody's address outlives its lead in it. */
export function addressKey(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32)
}

/** Without what follows a plus sign (RFC 5233): such addresses lead to one mailbox. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const plus = address.indexOf('+')
  const end = plus > 0 && plus < at ? plus : at
  return (address.slice(0, end) + address.slice(at)).toLowerCase()
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
      claim_token: null,
      message_id: parts.messageId(id),
      last_error: null,
      created_at: now,
      sent_at: null,
      ...delivery,
    }
  })
  await trx.insertInto('deliveries').values(rows).execute()
}
