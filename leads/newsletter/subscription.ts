import { enqueue, type QueueParts } from '../delivery/enqueue.ts'
import { deleteUnsent } from '../delivery/outbox.ts'
import { uniqueKey } from '../identity.ts'
import { findKnown } from '../known-lead.ts'
import { recordLeadEvent } from '../lead-events.ts'
import type { RestoreJournal } from '../restore-journal/journal.ts'
import type { Store, Trx } from '../store/database.ts'
import type { DeliveryEvent, LeadRow, Subscription } from '../store/tables.ts'
import { CONFIRM_LINK_MS, readConfirmToken, readUnsubscribeToken } from './tokens.ts'

/** The result of following a link in a mail. */
export type LinkOutcome = 'done' | 'invalid' | 'unavailable'

export interface SubscriptionParts extends QueueParts {
  store: Store
  secret: () => Promise<string>
  now: () => number
  journal: RestoreJournal
}

/**
 * Confirms the subscription of a token. Repeating it is fine. A link from before an unsubscription doesn't
 * undo it.
 */
export async function confirm(parts: SubscriptionParts, token: string): Promise<LinkOutcome> {
  const found = readConfirmToken(await parts.secret(), token)
  if (!found || parts.now() - found.issuedAt > CONFIRM_LINK_MS) return 'invalid'
  return parts.store.write<LinkOutcome>(async (trx) => {
    const lead = await subscriptionOf(trx, found.lead)
    if (!lead) return 'invalid'
    const isOutdated =
      lead.subscription === 'unsubscribed' && found.issuedAt <= (lead.subscription_changed_at ?? 0)
    if (isOutdated) return 'invalid'
    await moveTo(parts, trx, lead, 'confirmed', 'newsletter.confirmed')
    return 'done'
  })
}

/** Ends the subscription of a token. The result is `done` even if the subscription no longer exists. */
export async function unsubscribe(parts: SubscriptionParts, token: string): Promise<LinkOutcome> {
  const id = readUnsubscribeToken(await parts.secret(), token)
  if (!id) return 'invalid'
  return parts.store.write<LinkOutcome>(async (trx) => {
    const lead = await subscriptionOf(trx, id)
    if (lead) await moveTo(parts, trx, lead, 'unsubscribed', 'newsletter.unsubscribed')
    return 'done'
  })
}

/**
 * Ends the subscription of an address, whose owner asked for it in a mail or whose mailbox is gone.
 * @param person the name of who does it; null on the command line
 * @returns whether it had one
 */
export function unsubscribeAddress(
  parts: SubscriptionParts,
  email: string,
  person: string | null,
): Promise<boolean> {
  return parts.store.write(async (trx) => {
    const lead = await findKnown(trx, uniqueKey('newsletter', { email }))
    if (!lead || lead.subscription === 'unsubscribed') return false
    await moveTo(parts, trx, lead, 'unsubscribed', 'newsletter.unsubscribed', person)
    return true
  })
}

const columns = ['id', 'kind', 'fields', 'subscription', 'subscription_changed_at'] as const
type Subscribed = Pick<LeadRow, (typeof columns)[number]>

function subscriptionOf(trx: Trx, id: string): Promise<Subscribed | undefined> {
  return trx
    .selectFrom('leads')
    .select(columns)
    .where('id', '=', id)
    .where('kind', '=', 'newsletter')
    .executeTakeFirst()
}

async function moveTo(
  parts: SubscriptionParts,
  trx: Trx,
  lead: Subscribed,
  subscription: Subscription,
  event: DeliveryEvent,
  person: string | null = null,
) {
  if (lead.subscription === subscription) return
  const now = parts.now()
  if (subscription === 'unsubscribed')
    await parts.journal.tryToAdd({ type: 'unsubscribed', id: lead.id, at: now })
  await setSubscription(trx, lead, subscription, now, person)
  await enqueue(parts.store, trx, parts, { lead, event, now })
}

/**
 * Changes a subscription, without telling anybody.
 * @param person the name of who does it; null for the subscriber and the command line
 */
export async function setSubscription(
  trx: Trx,
  lead: Pick<LeadRow, 'id' | 'subscription'>,
  subscription: Subscription,
  at: number,
  person: string | null = null,
): Promise<void> {
  const wasConfirmed = lead.subscription === 'confirmed'
  await trx
    .updateTable('leads')
    .set({ subscription, subscription_changed_at: at })
    .where('id', '=', lead.id)
    .execute()
  await recordLeadEvent(trx, {
    lead_id: lead.id,
    occurred_at: at,
    person,
    event: 'subscription',
    // Another name, because the overview counts only the ends of confirmed subscriptions.
    detail: subscription === 'unsubscribed' && !wasConfirmed ? 'withdrawn' : subscription,
  })
  // An unsent confirmation must not ask for what is already decided, and nothing follows an unsubscription.
  await deleteUnsent(trx, lead.id, ['confirmation', 'newsletter'])
}
