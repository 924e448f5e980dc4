import type { DeliveryKind } from '../delivery/kinds.ts'
import { unsubscribeUrl } from '../delivery/mails/to-visitor.ts'
import { type CampaignParameter, campaignOf } from '../source.ts'
import type {
  DeliveryRow,
  DeliveryState,
  LeadKind,
  LeadRow,
  LeadStatus,
  Subscription,
} from '../store/tables.ts'
import { type FieldValues, parseFields } from '../stored-fields.ts'
import { parseUpdates } from '../updates.ts'

/** A lead with its deliveries, for owners. */
export interface Lead {
  id: string
  kind: LeadKind
  status: LeadStatus
  receivedAt: Date
  seenAt?: Date
  fields: FieldValues
  page?: string
  referrer?: string
  campaign: CampaignParameter[]
  note?: string
  /** The name of the person who should answer it. */
  assignee?: string
  /** The ID of the lead it was merged into. */
  mergedInto?: string
  /** Later submissions for the same address with other fields. */
  updates: { receivedAt: Date; fields: FieldValues }[]
  subscription?: LeadSubscription
  deliveries: LeadDelivery[]
}

interface LeadSubscription {
  state: Subscription
  since: Date
  /** The URL for `List-Unsubscribe`, for the tool that sends the newsletter; undefined after unsubscribing. */
  unsubscribeUrl: string | undefined
}

export interface LeadDelivery {
  kind: DeliveryKind
  event?: string
  state: DeliveryState
  attempts: number
  messageId: string
  queuedAt: Date
  nextAttemptAt?: Date
  sentAt?: Date
  lastError?: string
}

/** What unsubscribe URLs are made with. */
export interface LinkParts {
  siteUrl: string
  secret: string
}

/** A lead as owners see it, from its row and the rows of its deliveries. */
export function toLead(row: LeadRow, deliveries: readonly DeliveryRow[], links: LinkParts): Lead {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    receivedAt: new Date(row.received_at),
    ...(row.seen_at === null ? {} : { seenAt: new Date(row.seen_at) }),
    fields: parseFields(row.fields),
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.referrer === null ? {} : { referrer: row.referrer }),
    campaign: campaignOf(row.page),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.assignee === null ? {} : { assignee: row.assignee }),
    ...(row.merged_into === null ? {} : { mergedInto: row.merged_into }),
    updates: parseUpdates(row.updates).map(({ at, fields }) => ({
      receivedAt: new Date(at),
      fields,
    })),
    ...(row.subscription === null
      ? {}
      : {
          subscription: {
            state: row.subscription,
            since: new Date(row.subscription_changed_at ?? row.received_at),
            unsubscribeUrl:
              row.subscription === 'unsubscribed'
                ? undefined
                : unsubscribeUrl(links.siteUrl, links.secret, row.id),
          },
        }),
    deliveries: deliveries.map(toLeadDelivery),
  }
}

function toLeadDelivery(row: DeliveryRow): LeadDelivery {
  return {
    kind: row.kind,
    ...(row.event === null ? {} : { event: row.event }),
    state: row.state,
    attempts: row.attempts,
    messageId: row.message_id,
    queuedAt: new Date(row.created_at),
    ...(row.state === 'pending' ? { nextAttemptAt: new Date(row.next_attempt_at) } : {}),
    ...(row.sent_at === null ? {} : { sentAt: new Date(row.sent_at) }),
    ...(row.last_error === null ? {} : { lastError: row.last_error }),
  }
}
