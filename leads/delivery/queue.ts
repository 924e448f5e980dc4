import { createHash } from 'node:crypto'
import { newId } from '../identity.ts'
import { FIRST_MAIL_WINDOW_MS, MAX_MAIL_WAIT_S } from '../rate-limits/limits.ts'
import {
  hasEventSince,
  type RateLimitKey,
  recordEvents,
  secondsToWait,
} from '../rate-limits/stored-rate-limit.ts'
import type { Store, Trx } from '../store/database.ts'
import type { DeliveryRow, LeadKind, LeadRow, WebhookEventType } from '../store/tables.ts'
import { emailOf } from '../stored-fields.ts'

export interface QueueParts {
  /** The `Message-ID` for a delivery's id. */
  messageId: (deliveryId: string) => string
  /** Whether a webhook is configured. */
  hasWebhook: boolean
}

/** The mails about a new lead. A newsletter subscription has only the confirmation. */
const mailsFor: Record<LeadKind, readonly ('notification' | VisitorMail)[]> = {
  contact: ['notification', 'acknowledgement'],
  application: ['notification', 'acknowledgement'],
  composed: ['notification'],
  waitlist: ['notification', 'acknowledgement'],
  demo: ['notification', 'acknowledgement'],
  newsletter: ['confirmation'],
}

const heldBack = 'Held back: too many mails to visitors at once. It goes out when its turn comes.'

/** Queues all deliveries of a new lead, in the transaction that stores it. */
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

/** Queues a mail to the address in a lead, within the limits. */
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

/** Queues a notification and a webhook call about a changed lead. */
export async function queueUpdate(trx: Trx, parts: QueueParts, lead: string, now: number) {
  await insert(trx, parts, [{ lead_id: lead, kind: 'notification' }], now)
  await queueWebhook(trx, parts, lead, 'lead.updated', now)
}

type VisitorMail = 'acknowledgement' | 'confirmation'
type VisitorLead = Pick<LeadRow, 'id' | 'kind' | 'fields'>

/**
 * A mail to the address in a lead, and its rate limit events. Over the limit of the mailbox there is no
 * mail. Over the limit of the sender's network, or of all networks, the mail is due later. Confirmations
 * and acknowledgements are limited separately, and so is the first mail of a network in an hour, so that
 * a flood from elsewhere does not delay it.
 * @param network the sender's network key; undefined when an owner caused the mail
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
  // A mail that its own network delays does not count for all networks.
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

/** Queues a webhook call if a webhook is configured. */
export async function queueWebhook(
  trx: Trx,
  parts: QueueParts,
  lead: string,
  event: WebhookEventType,
  now: number,
) {
  if (parts.hasWebhook) await insert(trx, parts, [{ lead_id: lead, kind: 'webhook', event }], now)
}

/** The key of a mailbox in the limits: a hash, so that the address is gone when its lead is deleted. */
export function addressKey(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32)
}

/** The address without plus addressing (RFC 5233): such addresses lead to one mailbox. */
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
