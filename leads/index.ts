import { accept } from './accept.ts'
import { clientKey } from './client-key.ts'
import { domainOf, smtpMailer } from './delivery/mail.ts'
import { DeliveryWorker } from './delivery/worker.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { countPost, type PostOf, secondsToWait } from './limits.ts'
import { type LeadsLog, reasonOf } from './log.ts'
import { parsePost } from './parse.ts'
import type { SubmissionKind } from './schemas.ts'
import { type DeliveryCounts, deliveryCounts } from './state.ts'
import { createStore } from './store/database.ts'
import { cleanLine } from './text.ts'

export type { Inbox, Lead, LeadDelivery } from './inbox.ts'
export type { LeadsLog } from './log.ts'
export type { SubmissionKind } from './schemas.ts'

export interface LeadsOptions {
  /** Where the embedded database lives, as `leads.db`. */
  dataDir: string
  /** PostgreSQL in place of the embedded database, shared by every instance. */
  databaseUrl?: string | undefined
  /** Without it, mail waits in the outbox. */
  smtpUrl?: string | undefined
  /** The fixed internal recipient. */
  contactRecipient: string
  mailFrom: string
  log: LeadsLog
  /** For tests; the system's clock by default. */
  now?: () => number
}

/** Who sent a post, and from where. */
export interface Sender {
  /** The client's network address: what the limits count by. */
  address: string
  /** Path of the page that the form stands on. */
  page?: string | undefined
  /** Address of the page that led there. */
  referrer?: string | undefined
  /** A form posted by the browser itself, which carries no idempotency key. */
  withoutScript?: boolean | undefined
}

/** What became of a post. `accepted` is only said after the lead is durably stored. */
export type Receipt =
  | { state: 'accepted'; id: string }
  | { state: 'invalid'; errors: Record<string, string> }
  | { state: 'limited'; retryAfterSeconds: number }
  | { state: 'unavailable' }

export type LeadsState = ({ ok: true } & DeliveryCounts) | { ok: false }

/** What visitors send: taken in here, stored, and delivered from here. */
export interface Leads {
  /**
   * Takes in one post of a form: validates it, holds it to the limits and stores it with what is
   * to be delivered about it. JSON endpoints and page actions both call this; it never throws.
   */
  submit(kind: SubmissionKind, input: unknown, sender: Sender): Promise<Receipt>
  /**
   * Counts a post that was refused before its fields could be looked at.
   * @returns the seconds to wait when there were too many of them, else 0
   */
  countRefused(kind: SubmissionKind, sender: Sender): Promise<number>
  /** Begins to deliver what is in the outbox. Does nothing without `smtpUrl`. */
  startDelivery(): void
  state(): Promise<LeadsState>
  inbox: Inbox
  close(): Promise<void>
}

/**
 * Opens the leads. A database that is down does not stop the start: posts are answered
 * `unavailable` and it is tried again with each.
 */
export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const { log, contactRecipient, mailFrom, smtpUrl, now = Date.now } = options
  const store = createStore({
    ...options,
    onIdleError: (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'),
  })
  await store.open().catch((error: unknown) => {
    log.error({ reason: reasonOf(error) }, 'leads database unavailable')
  })
  const mailer = smtpUrl && smtpMailer({ smtpUrl, from: mailFrom, to: contactRecipient })
  const worker = mailer ? new DeliveryWorker({ store, mailer, now, log }) : undefined
  const messageId = (deliveryId: string) => `<${deliveryId}@${domainOf(mailFrom)}>`

  const countRefused = async (kind: SubmissionKind, sender: Sender): Promise<number> => {
    const post: PostOf = { ...origin(kind, sender), outcome: 'refused' }
    try {
      return await store.write(async (trx) => {
        await store.lock(trx, [`refused ${post.form} ${post.client}`])
        const wait = await secondsToWait(trx, post, now())
        if (wait === 0)
          await countPost(trx, { ...post, at: now(), fingerprint: null, lead_id: null })
        return wait
      })
    } catch (error) {
      // The visitor still learns what to correct.
      log.error({ reason: reasonOf(error) }, 'refused post not counted')
      return 0
    }
  }

  return {
    async submit(kind, input, sender) {
      const parsed = parsePost(kind, input, contactRecipient)
      if (!parsed.ok) {
        const retryAfterSeconds = await countRefused(kind, sender)
        if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }
        return { state: 'invalid', errors: parsed.errors }
      }
      const arrival = {
        ...origin(kind, sender),
        kind,
        post: parsed.post,
        page: pageAddress(sender.page),
        referrer: pageAddress(sender.referrer),
        withoutScript: sender.withoutScript ?? false,
        now: now(),
        messageId,
      }
      try {
        const receipt = await store.write((trx) => accept(store, trx, arrival))
        if (receipt.state === 'limited') return receipt
        const { id, isNew } = receipt
        if (isNew) {
          log.info({ lead: id, kind, suspected: parsed.post.suspected }, 'lead stored')
          worker?.nudge()
        }
        return { state: 'accepted', id }
      } catch (error) {
        log.error({ kind, reason: reasonOf(error) }, 'lead not stored')
        return { state: 'unavailable' }
      }
    },
    countRefused,
    startDelivery: () => worker?.start(),
    async state() {
      try {
        return { ok: true, ...(await deliveryCounts(await store.open())) }
      } catch {
        return { ok: false }
      }
    },
    inbox: openInbox(store, now),
    async close() {
      await worker?.stop()
      await store.close()
    },
  }
}

/** What the limits count by. Both shapes of the contact call are one form. */
function origin(kind: SubmissionKind, sender: Sender) {
  return { form: kind === 'composed' ? 'contact' : kind, client: clientKey(sender.address) }
}

function pageAddress(value: string | undefined): string | null {
  return value ? cleanLine(value).slice(0, 500) : null
}
