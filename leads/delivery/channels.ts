import type { LeadsOptions } from '../leads.ts'
import { NEWSLETTER_MAILS_PER_MINUTE, newsletterLimit } from '../rate-limits/limits.ts'
import type { Store } from '../store/database.ts'
import {
  type ChannelName,
  type ContentParts,
  type DeliveryKind,
  deliveryKindNames,
  deliveryKinds,
} from './kinds.ts'
import { type MailOptions, openMail } from './mail.ts'
import { openWebhook, type WebhookOptions } from './webhook.ts'
import { type Channel, DeliveryWorker } from './worker.ts'

/** What the channels are set up with. A channel without its settings is off. */
export interface ChannelOptions extends MailOptions, WebhookOptions {
  /** The rate of all processes together. Default: `NEWSLETTER_MAILS_PER_MINUTE`. */
  newsletterMailsPerMinute?: number | undefined
}

interface Parts extends LeadsOptions, ContentParts {
  store: Store
  now: () => number
}

interface ChannelType {
  /** The setting that turns it on. */
  setting: string
  /** Where it sends to; undefined when it's off. */
  url(options: ChannelOptions): string | undefined
  /** Whether deliveries are queued while it's off, and wait until it's on. */
  queuesWhileOff: boolean
  /** Opens it; undefined when this process can't send. */
  open(parts: Parts): Channel | undefined
}

/** All channels by which leads leave the site. */
export const channels: Record<ChannelName, ChannelType> = {
  mail: {
    setting: 'SMTP_URL',
    url: ({ smtpUrl }) => smtpUrl,
    queuesWhileOff: true,
    open: openMail,
  },
  webhook: {
    setting: 'LEAD_WEBHOOK_URL',
    url: ({ leadWebhookUrl }) => leadWebhookUrl,
    queuesWhileOff: false,
    open: openWebhook,
  },
}

/** The kinds of deliveries that are queued with these settings. */
export function queuedKinds(options: ChannelOptions): DeliveryKind[] {
  return deliveryKindNames.filter((kind) => {
    const { url, queuesWhileOff } = channels[deliveryKinds[kind].channel]
    return queuesWhileOff || url(options) !== undefined
  })
}

/**
 * One worker for each channel that is on, and one for its kinds that are paced. Deliveries for the other
 * channels wait in the outbox.
 */
export function deliveryWorkers(parts: Parts): DeliveryWorker[] {
  const pace = newsletterLimit(parts.newsletterMailsPerMinute ?? NEWSLETTER_MAILS_PER_MINUTE)
  return Object.entries(channels).flatMap(([name, { open }]) => {
    const all = deliveryKindNames.filter((kind) => deliveryKinds[kind].channel === name)
    const paced = all.filter((kind) => deliveryKinds[kind].isPaced)
    const others = { kinds: all.filter((kind) => !paced.includes(kind)) }
    return [others, { kinds: paced, pace }].flatMap((work) => {
      const channel = work.kinds.length > 0 ? open(parts) : undefined
      return channel ? [new DeliveryWorker({ ...parts, ...work, channel })] : []
    })
  })
}
