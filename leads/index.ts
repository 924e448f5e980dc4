import { accept } from './accept.ts'
import { clientKey } from './client-key.ts'
import { deliveryWorkers } from './delivery/channels.ts'
import { domainOf } from './delivery/mail.ts'
import { openInbox } from './inbox/inbox.ts'
import type { Leads, LeadsOptions, Sender } from './leads.ts'
import { countPosts, type PostOf, secondsToWait } from './limits.ts'
import { reasonOf } from './log.ts'
import { confirm, type LinkOutcome, unsubscribe } from './newsletter/subscription.ts'
import { parsePost } from './parse.ts'
import type { SubmissionKind } from './schemas.ts'
import { openSessions } from './sessions.ts'
import { ownPage } from './source.ts'
import { deliveryCounts } from './state.ts'
import { createStore } from './store/database.ts'
import { secretReader } from './store/secret.ts'

export type { MailBlock, MailBody, RenderMail } from './delivery/mails/mail-content.ts'
export type { LeadFilter } from './inbox/filter.ts'
export type { Inbox } from './inbox/inbox.ts'
export type { Lead, LeadDelivery } from './inbox/lead.ts'
export type { Leads, LeadsOptions, LeadsState, Receipt, Sender } from './leads.ts'
export type { LeadsLog } from './log.ts'
export type { LinkOutcome } from './newsletter/subscription.ts'
export type { SubmissionKind } from './schemas.ts'
export type { Sessions } from './sessions.ts'

/** Posts that are taken in at the same time. */
const mostAtOnce = 1_000

/**
 * Opens the leads. A database that is down does not stop the start: posts are answered
 * `unavailable` and it is tried again with each.
 */
export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const { log, contactRecipient, mailFrom, siteUrl, now = Date.now } = options
  const store = createStore({
    ...options,
    onIdleError: (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'),
  })
  await store.open().catch((error: unknown) => {
    log.error({ reason: reasonOf(error) }, 'leads database unavailable')
  })
  const secret = secretReader(store, 'links')
  const workers = deliveryWorkers({ ...options, store, secret, now })
  const nudge = () => {
    for (const worker of workers) worker.nudge()
  }
  const queue = {
    messageId: (deliveryId: string) => `<${deliveryId}@${domainOf(mailFrom)}>`,
    hasWebhook: options.leadWebhookUrl !== undefined,
  }

  const countRefused = async (kind: SubmissionKind, sender: Sender): Promise<number> => {
    const post: PostOf = { ...origin(kind, sender), outcome: 'refused' }
    try {
      return await store.write(async (trx) => {
        await store.lock(trx, [`refused ${post.form} ${post.client}`])
        const wait = await secondsToWait(trx, post, now())
        const counted = { ...post, at: now(), fingerprint: null, lead_id: null }
        if (wait === 0) await countPosts(trx, [counted])
        return wait
      })
    } catch (error) {
      // The visitor still learns what to correct.
      log.error({ reason: reasonOf(error) }, 'refused post not counted')
      return 0
    }
  }

  const take: Leads['submit'] = async (kind, input, sender) => {
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
      page: parsed.post.page ?? ownPage(sender.page) ?? null,
      referrer: parsed.post.referrer ?? null,
      withoutScript: sender.withoutScript ?? false,
      now: now(),
      queue,
    }
    try {
      const receipt = await store.write((trx) => accept(store, trx, arrival))
      if (receipt.state === 'limited') return receipt
      const { id, isNew } = receipt
      if (isNew) log.info({ lead: id, kind, suspected: parsed.post.suspected }, 'lead stored')
      nudge()
      return { state: 'accepted', id }
    } catch (error) {
      log.error({ kind, reason: reasonOf(error) }, 'lead not stored')
      return { state: 'unavailable' }
    }
  }

  let underWay = 0
  /** When the database is slower than posts come, some are refused at once instead of all being late. */
  const takeUnlessFull: Leads['submit'] = async (kind, input, sender) => {
    if (underWay >= mostAtOnce) return { state: 'unavailable' }
    underWay += 1
    try {
      return await take(kind, input, sender)
    } finally {
      underWay -= 1
    }
  }

  /** Follows a link from a mail; a store that is down is an answer, too. */
  const follow = async (what: typeof confirm, token: string): Promise<LinkOutcome> => {
    try {
      const outcome = await what({ ...queue, store, secret, now }, token)
      nudge()
      return outcome
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'link of a mail not followed')
      return 'unavailable'
    }
  }

  const stopDelivery = async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  }

  return {
    async submit(kind, input, sender) {
      const receipt = await takeUnlessFull(kind, input, sender)
      options.observer?.post(kind, receipt.state)
      return receipt
    },
    countRefused,
    confirmSubscription: (token) => follow(confirm, token),
    unsubscribe: (token) => follow(unsubscribe, token),
    startDelivery: () => {
      for (const worker of workers) worker.start()
    },
    stopDelivery,
    async state() {
      try {
        return { ok: true, ...(await deliveryCounts(await store.open())) }
      } catch {
        return { ok: false }
      }
    },
    inbox: openInbox({ ...queue, store, siteUrl, secret, now, onQueued: nudge }),
    sessions: (passwordHash) => openSessions(store, passwordHash, now),
    async close() {
      await stopDelivery()
      await store.close()
    },
  }
}

/** What the limits count by. Both shapes of the contact call are one form. */
function origin(kind: SubmissionKind, sender: Sender) {
  return { form: kind === 'composed' ? 'contact' : kind, client: clientKey(sender.address) }
}
