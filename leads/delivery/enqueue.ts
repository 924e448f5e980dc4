import { recordLeadEvent } from '../lead-events.ts'
import type { Store, Trx } from '../store/database.ts'
import type { DeliveryEvent } from '../store/tables.ts'
import { type DeliveryKind, deliveryKinds } from './kinds.ts'
import { scheduleNotification } from './notification-limit.ts'
import { addDeliveries, type NewDelivery } from './outbox.ts'
import { scheduleVisitorMail, type VisitorLead } from './visitor-mail-limits.ts'

/** How deliveries are queued. */
export interface QueueParts {
  /** The `Message-ID` for a delivery's ID. */
  messageId: (deliveryId: string) => string
  /** The kinds that are queued (`queuedKinds`). */
  kinds: readonly DeliveryKind[]
}

/** A lead that something happened to. */
export interface Cause {
  lead: VisitorLead
  event: DeliveryEvent
  now: number
  /** The sender's network key; undefined when an owner caused it. */
  network?: string
}

/** Queues all that follows an event of a lead, in the transaction that stores the event. */
export async function enqueue(store: Store, trx: Trx, parts: QueueParts, cause: Cause) {
  const { event, lead } = cause
  const kinds = parts.kinds.filter((kind) => deliveryKinds[kind].follows(event, lead.kind))
  await enqueueKinds(store, trx, parts, cause, kinds)
}

/** Queues deliveries of some kinds only. */
export async function enqueueKinds(
  store: Store,
  trx: Trx,
  { messageId }: QueueParts,
  { lead, event, now, network }: Cause,
  kinds: readonly DeliveryKind[],
) {
  const queued: NewDelivery[] = []
  for (const kind of kinds) {
    const { isToVisitor, storesEvent } = deliveryKinds[kind]
    let due: Awaited<ReturnType<typeof scheduleVisitorMail | typeof scheduleNotification>>
    if (isToVisitor) {
      due = await scheduleVisitorMail(store, trx, lead, kind, now, network)
      if (!due) {
        const event = { occurred_at: now, event: 'mail-limited', detail: kind } as const
        await recordLeadEvent(trx, { lead_id: lead.id, ...event })
      }
    } else if (kind === 'notification') due = await scheduleNotification(trx, lead.id, now)
    else due = { next_attempt_at: now }
    if (due) queued.push({ lead_id: lead.id, kind, ...(storesEvent ? { event } : {}), ...due })
  }
  await addDeliveries(trx, queued, messageId, now)
}
