import { deliveryKinds } from '../delivery/kinds.ts'
import { formatDay, formatTime } from '../format-time.ts'
import { labeledFields } from '../forms.ts'
import { type LabeledValue, labeled } from '../labeled-value.ts'
import { keptUntil } from '../retention.ts'
import type { LeadKind, LeadStatus } from '../store/tables.ts'
import type { Lead, LeadDelivery } from './lead.ts'

/** A delivery with its state as text. */
export interface DeliveryView extends Omit<LeadDelivery, 'state'> {
  state: string
  hasFailed: boolean
  /** Failed or pending: an owner can retry it. */
  canRetry: boolean
}

/** The texts about a lead that the command line and the leads page show. */
export interface LeadView {
  status: string
  /** A one-line summary: the subject, position, LinkedIn URL, times, or subscription. */
  subject: string
  /** The submitted fields, and later updates. */
  fields: LabeledValue[]
  /** When and where it came from, its subscription, assignee, and merge. */
  source: LabeledValue[]
  deliveries: DeliveryView[]
  /** The states of all deliveries, on one line. */
  deliverySummary: string
}

/** Describes a lead, for the command line and the leads page, with times in a time zone. */
export function leadView(lead: Lead, timeZone = 'UTC'): LeadView {
  const deliveries = lead.deliveries.map((delivery) => ({
    ...delivery,
    state: deliveryState(delivery),
    hasFailed: delivery.state === 'failed',
    canRetry: delivery.state === 'failed' || delivery.state === 'pending',
  }))
  const { subject, position, linkedin, times, timeZone: visitorZone } = lead.fields
  const until = keptUntil(lead)
  const [shownTimes] = times ? labeledFields(lead.kind, { times, timeZone: visitorZone ?? '' }) : []
  return {
    status: statusOf(lead),
    subject: [
      subject ??
        position ??
        linkedin ??
        shownTimes?.value.replaceAll('\n', '; ') ??
        lead.subscription?.state ??
        '',
    ]
      .flat()
      .join(', '),
    fields: [
      ...labeledFields(lead.kind, lead.fields),
      ...lead.updates.flatMap((update) => labeled('Update', updateText(lead.kind, update))),
    ],
    source: [
      ...labeled('Received', formatTime(lead.receivedAt, timeZone)),
      ...labeled('Page', lead.page),
      ...labeled('Referrer', lead.referrer),
      ...lead.campaign.map(({ name, value }) => ({ label: name, value })),
      ...labeled('Subscription', lead.subscription?.state),
      ...labeled('Since', lead.subscription && formatTime(lead.subscription.since, timeZone)),
      ...labeled('Unsubscribe', lead.subscription?.unsubscribeUrl),
      ...labeled('Assigned to', lead.assignee),
      ...labeled('Merged into', lead.mergedInto),
      ...labeled('Kept until', until && formatDay(until)),
      ...labeled('ID', lead.id),
    ],
    deliveries,
    deliverySummary: deliverySummary(lead),
  }
}

/** The states of all deliveries of a lead, on one line. */
export function deliverySummary(lead: Lead): string {
  const states = lead.deliveries.map(
    (delivery) => `${deliveryKinds[delivery.kind].shortLabel} ${deliveryState(delivery)}`,
  )
  return states.join(', ') || none(lead)
}

/** The label of a status. */
export function statusLabel(status: LeadStatus): string {
  return status.replace('-', ' ')
}

/** An update on one line. */
export function updateText(
  kind: LeadKind,
  { receivedAt, fields }: Lead['updates'][number],
): string {
  const values = labeledFields(kind, fields).map(
    ({ label, value }) => `${label} ${value.replaceAll('\n', ', ')}`,
  )
  return [receivedAt.toISOString(), ...values].join('; ')
}

function statusOf({ status, seenAt, mergedInto }: Lead): string {
  if (mergedInto) return 'merged'
  if (status === 'spam' && !seenAt) return 'spam?'
  return status === 'new' && seenAt ? 'new, seen' : statusLabel(status)
}

function deliveryState({ state, attempts }: LeadDelivery): string {
  if (state === 'sent') return 'sent'
  if (state === 'failed') return 'FAILED'
  if (state === 'claimed') return 'sending'
  return attempts === 0 ? 'waiting' : `retrying (${attempts})`
}

/** The summary of a lead without deliveries. */
function none({ status }: Lead): string {
  return status === 'spam' ? 'not mailed' : '–'
}
