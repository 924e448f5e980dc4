import type { LeadsOptions } from '../leads.ts'
import type { Store } from '../store/database.ts'
import { mailKinds } from '../store/tables.ts'
import { mailChannel } from './mail.ts'
import { webhookChannel } from './webhook.ts'
import { DeliveryWorker } from './worker.ts'

interface Parts extends LeadsOptions {
  store: Store
  secret: () => Promise<string>
  now: () => number
}

/** One worker for each configured channel. Deliveries for the other channels wait in the outbox. */
export function deliveryWorkers(parts: Parts): DeliveryWorker[] {
  const { smtpUrl, renderMail, mailFrom, contactRecipient } = parts
  const { leadWebhookUrl, leadWebhookSecret } = parts
  const workers: DeliveryWorker[] = []
  if (smtpUrl && renderMail) {
    const channel = mailChannel({
      ...parts,
      smtpUrl,
      render: renderMail,
      from: mailFrom,
      to: contactRecipient,
    })
    workers.push(new DeliveryWorker({ ...parts, kinds: mailKinds, channel }))
  }
  if (leadWebhookUrl && leadWebhookSecret) {
    const { now } = parts
    const channel = webhookChannel({ url: leadWebhookUrl, secret: leadWebhookSecret, now })
    workers.push(new DeliveryWorker({ ...parts, kinds: ['webhook'], channel }))
  }
  return workers
}
