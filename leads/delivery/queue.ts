import { createHash } from 'node:crypto'
import { newId } from '../identity.ts'
import { FIRST_MAIL_WINDOW_MS, MAX_MAIL_WAIT_SECONDS } from '../rate-limits/limits.ts'
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
  /** The `Message-ID` for a delivery's ID. */
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

const delayReason = 'Delayed by a rate limit on mails to visitors. It will be sent when it is due.'

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
    else queued.push(...(await scheduleVisitorMail(store, trx, lead, kind, now, network)))
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
  await insert(trx, parts, await scheduleVisitorMail(store, trx, lead, kind, now, network), now)
}

/** Queues a notification and a webhook call about a changed lead. */
export async function queueUpdate(trx: Trx, parts: QueueParts, lead: string, now: number) {
  await insert(trx, parts, [{ lead_id: lead, kind: 'notification' }], now)
  await queueWebhook(trx, parts, lead, 'lead.updated', now)
}

type VisitorMail = 'acknowledgement' | 'confirmation'
type VisitorLead = Pick<LeadRow, 'id' | 'kind' | 'fields'>

/**
 * Decides when a mail to the address in a lead is due, and records its rate limit events. If the mailbox is
 * over its limit, there is no mail. If the sender's network or all networks together are, the mail is due
 * later. Confirmations and acknowledgements are limited separately. So is the first mail of a network in an
 * hour, so that a flood from other networks doesn't delay it.
 * @param network the sender's network key; undefined when an owner caused the mail
 */
async function scheduleVisitorMail(
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
  const formLimit: RateLimitKey = { form, client: network, event: 'mailed-network' }
  const networkLimit: RateLimitKey = { form: 'mail', client: network, event: 'mailed-all-forms' }
  const isFirst = !(await hasEventSince(trx, networkLimit, now - FIRST_MAIL_WINDOW_MS))
  const totalLimit: RateLimitKey = {
    form: kind,
    client: '*',
    event: isFirst ? 'mailed-first' : 'mailed-in-all',
  }
  const networkWait = Math.max(
    await secondsToWait(trx, formLimit, now),
    await secondsToWait(trx, networkLimit, now),
  )
  // A mail that the network's own limit delays doesn't count toward the limit of all networks.
  const isNetworkLimited = networkWait > 0
  const wait = isNetworkLimited ? networkWait : await secondsToWait(trx, totalLimit, now)
  if (wait > MAX_MAIL_WAIT_SECONDS) return []
  const at = now + wait * 1000
  const limits = [formLimit, networkLimit, ...(isNetworkLimited ? [] : [totalLimit])]
  await recordEvents(trx, [
    { ...mailbox, ...counted, occurred_at: now },
    ...limits.map((key) => ({ ...key, ...counted, occurred_at: at })),
  ])
  return [
    {
      lead_id: lead.id,
      kind,
      ...(wait > 0 ? { next_attempt_at: at, last_error: delayReason } : {}),
    },
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

/** The rate limit key of a mailbox. It's a hash, so that no address remains when a lead is deleted. */
export function addressKey(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32)
}

/** The address without its plus tag (RFC 5233), because both deliver to the same mailbox. */
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
