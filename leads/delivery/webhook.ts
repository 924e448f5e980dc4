import { createHmac } from 'node:crypto'
import { cleanLine } from '../fields/text.ts'
import { campaignOf } from '../source.ts'
import { parseFields } from '../stored-fields.ts'
import { parseUpdates } from '../updates.ts'
import type { ClaimedDelivery, Outcome } from './outbox.ts'
import { CALL_TIMEOUT_MS } from './schedule.ts'
import type { Channel } from './worker.ts'

/** 4xx statuses that can go away when the configuration is fixed or the receiver is less busy. */
const retriedStatuses = new Set([401, 403, 404, 405, 407, 408, 409, 421, 423, 425, 429])

/** A URL to which leads are posted, and the secret that signs the calls. */
export interface WebhookOptions {
  leadWebhookUrl?: string | undefined
  leadWebhookSecret?: string | undefined
}

/**
 * Posts leads to a webhook, signed according to Standard Webhooks: `webhook-id`, `webhook-timestamp` in
 * seconds, and `webhook-signature: v1,` with the Base64 of HMAC-SHA256 over `id.timestamp.body`. 2xx means
 * delivered. A 4xx about this call (400, 410, 422 …) is final. Everything else, including redirects, is
 * retried. Undefined when it isn't set up.
 */
export function openWebhook(parts: WebhookOptions & { now: () => number }): Channel | undefined {
  const { leadWebhookUrl, leadWebhookSecret, now } = parts
  if (!leadWebhookUrl || !leadWebhookSecret) return undefined
  const key = signingKey(leadWebhookSecret)
  return {
    async deliver(delivery, stop) {
      const body = JSON.stringify(eventOf(delivery))
      const timestamp = String(Math.floor(now() / 1000))
      const signed = `${delivery.id}.${timestamp}.${body}`
      const signature = createHmac('sha256', key).update(signed).digest('base64')
      try {
        const response = await fetch(leadWebhookUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': delivery.id,
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${signature}`,
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.any([stop, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
        })
        await response.body?.cancel()
        return outcomeOf(response.status)
      } catch (error) {
        return { state: 'delayed', error: reasonOf(error) }
      }
    },
    close() {},
  }
}

/** The signing key in a secret. After the prefix `whsec_`, it's Base64 (Standard Webhooks). */
function signingKey(secret: string): Buffer {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1]
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

/** The request body: the event, and the lead as it is when the call is made. */
function eventOf({ event, created_at, lead }: ClaimedDelivery) {
  return {
    type: event,
    timestamp: new Date(created_at).toISOString(),
    data: {
      id: lead.id,
      kind: lead.kind,
      status: lead.status,
      receivedAt: new Date(lead.received_at).toISOString(),
      fields: parseFields(lead.fields),
      page: lead.page,
      referrer: lead.referrer,
      campaign: Object.fromEntries(campaignOf(lead.page).map(({ name, value }) => [name, value])),
      updates: parseUpdates(lead.updates).map(({ at, fields }) => ({
        receivedAt: new Date(at).toISOString(),
        fields,
      })),
      ...(lead.subscription ? { subscription: lead.subscription } : {}),
    },
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' }
  const isFinal = status >= 400 && status < 500 && !retriedStatuses.has(status)
  return { state: isFinal ? 'failed' : 'delayed', error: `The webhook responded with ${status}` }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return cleanLine(`${error.name}: ${error.message}${cause}`).slice(0, 500)
}
