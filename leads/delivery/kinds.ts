import { isSubscriber } from '../newsletter/subscribers.ts'
import type { DeliveryEvent, LeadKind, LeadRow, NewsletterPostRow } from '../store/tables.ts'
import { emailOf } from '../stored-fields.ts'
import { digest } from './mails/digest.ts'
import type { MailContent } from './mails/mail-content.ts'
import { newsletterMail } from './mails/newsletter.ts'
import { notification } from './mails/notification.ts'
import { suspectedSpam } from './mails/suspected-spam.ts'
import { acknowledgement, confirmation, unsubscribeUrl } from './mails/to-visitor.ts'
import type { DigestLeads } from './notification-limit.ts'
import type { ClaimedDelivery } from './outbox.ts'

/** The kinds of deliveries, as they are stored, in the order in which owners see them. */
export const deliveryKindNames = [
  'notification',
  'digest',
  'acknowledgement',
  'confirmation',
  'newsletter',
  'webhook',
  'summary',
] as const
export type DeliveryKind = (typeof deliveryKindNames)[number]

interface KindOfDelivery {
  /** What it is, for owners. */
  label: string
  /** The same in a word, for a list of leads. */
  shortLabel: string
  /** Whether a lead of a kind gets one at an event. */
  follows(event: DeliveryEvent, lead: LeadKind): boolean
  /** Whether it goes to the address in a lead. These mails are limited. */
  isToVisitor?: boolean
  /** Whether it's about other leads too, and not lost when the lead of its row is deleted. */
  isAboutMany?: boolean
  /** Whether the event is stored with it. */
  storesEvent?: boolean
  /** Whether it's sent at a set rate, by a worker of its own, so that many of them don't delay other kinds. */
  isPaced?: boolean
}

interface KindOfMail extends KindOfDelivery {
  channel: 'mail'
  /** What the mail says, from the lead as it is when the mail is sent. Undefined: nothing to say anymore. */
  content(
    delivery: ClaimedDelivery,
    parts: ContentParts,
  ): MailContent | Promise<MailContent | undefined>
}

interface KindOfCall extends KindOfDelivery {
  channel: 'webhook'
}

/** How a delivery is sent. `channels.ts` has what each channel needs. */
export type ChannelName = (KindOfMail | KindOfCall)['channel']

/** What the contents of mails are made with. */
export interface ContentParts {
  siteUrl: string
  /** Whether someone may see leads at `/leads`. */
  hasLeadsPage: () => Promise<boolean>
  /** Suspected spam that nobody has seen, newest first. */
  unseenSpam: () => Promise<LeadRow[]>
  /** The key that signs them. */
  secret: () => Promise<string>
  /** Reads the leads of a digest, by when it was queued. */
  digestLeads: (queuedAt: number) => Promise<DigestLeads>
  /** Reads a post that was sent to subscribers. */
  newsletterPost: (id: string) => Promise<NewsletterPostRow | undefined>
}

/** What each kind of delivery is. */
export const deliveryKinds: Record<DeliveryKind, KindOfMail | KindOfCall> = {
  notification: {
    label: 'Mail to you',
    shortLabel: 'mail',
    channel: 'mail',
    follows: (event, lead) =>
      event === 'lead.updated' || (event === 'lead.received' && lead !== 'newsletter'),
    content: async ({ lead }, { siteUrl, hasLeadsPage }) =>
      notification(lead, (await hasLeadsPage()) ? `${siteUrl}/leads/${lead.id}` : undefined),
  },
  digest: {
    label: 'Digest to you',
    shortLabel: 'digest',
    channel: 'mail',
    isAboutMany: true,
    // Queued in place of a notification.
    follows: () => false,
    content: async ({ created_at }, parts) =>
      digest(await parts.digestLeads(created_at), parts.siteUrl),
  },
  acknowledgement: {
    label: 'Reply to the sender',
    shortLabel: 'reply',
    channel: 'mail',
    isToVisitor: true,
    // The original call has no address to reply to.
    follows: (event, lead) =>
      event === 'lead.received' && lead !== 'newsletter' && lead !== 'composed',
    content: ({ lead }) => acknowledgement(lead),
  },
  confirmation: {
    label: 'Newsletter confirmation',
    shortLabel: 'opt-in',
    channel: 'mail',
    isToVisitor: true,
    follows: (event, lead) => event === 'lead.received' && lead === 'newsletter',
    content: async (delivery, { siteUrl, secret }) =>
      confirmation(delivery.lead, delivery, { siteUrl, secret: await secret() }),
  },
  newsletter: {
    label: 'Newsletter',
    shortLabel: 'newsletter',
    channel: 'mail',
    isPaced: true,
    // Queued when a post is sent.
    follows: () => false,
    async content({ lead, post_id }, { siteUrl, secret, newsletterPost }) {
      const post = post_id === null ? undefined : await newsletterPost(post_id)
      if (!post || !isSubscriber(lead)) return undefined
      const unsubscribe = unsubscribeUrl(siteUrl, await secret(), lead.id)
      return newsletterMail(post, { siteUrl, to: emailOf(lead.fields), unsubscribe })
    },
  },
  webhook: {
    label: 'Webhook call',
    shortLabel: 'webhook',
    channel: 'webhook',
    storesEvent: true,
    follows: () => true,
  },
  summary: {
    label: 'Daily summary of suspected spam',
    shortLabel: 'summary',
    channel: 'mail',
    isAboutMany: true,
    // Queued once a day (unseen-spam.ts).
    follows: () => false,
    content: async (_delivery, { siteUrl, unseenSpam }) =>
      suspectedSpam(await unseenSpam(), siteUrl),
  },
}

/** The kinds that are about the lead of their row alone. */
export const kindsAboutOne = deliveryKindNames.filter((kind) => !deliveryKinds[kind].isAboutMany)
