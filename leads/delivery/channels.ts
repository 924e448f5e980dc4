import type { LeadsOptions } from '../leads.ts'
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
export type ChannelOptions = MailOptions & WebhookOptions

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

/** One worker for each channel that is on. Deliveries for the other channels wait in the outbox. */
export function deliveryWorkers(parts: Parts): DeliveryWorker[] {
  return Object.entries(channels).flatMap(([name, { open }]) => {
    const channel = open(parts)
    const kinds = deliveryKindNames.filter((kind) => deliveryKinds[kind].channel === name)
    return channel ? [new DeliveryWorker({ ...parts, kinds, channel })] : []
  })
}
