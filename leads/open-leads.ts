import { deliveryWorkers, queuedKinds } from './delivery/channels.ts'
import { domainOf } from './delivery/mail.ts'
import { digestLeads, isFlooded } from './delivery/notification-limit.ts'
import { countUndelivered, sumUndelivered } from './delivery/outbox.ts'
import { queueSummary, unseenSpam } from './delivery/unseen-spam.ts'
import { type HourlyJob, startHourly } from './hourly.ts'
import { openInbox } from './inbox/inbox.ts'
import type { Leads, LeadsOptions } from './leads.ts'
import { reasonOf } from './log.ts'
import { openNewsletter } from './newsletter/newsletter.ts'
import { readPost } from './newsletter/posts.ts'
import { confirm, type LinkOutcome, unsubscribe } from './newsletter/subscription.ts'
import { peopleIn } from './people/people.ts'
import { NEWSLETTER_MAILS_PER_MINUTE } from './rate-limits/limits.ts'
import { openRestoreJournal } from './restore-journal/journal.ts'
import { replayJournal } from './restore-journal/replay-journal.ts'
import { retentionJob } from './retention.ts'
import { createStore } from './store/database.ts'
import { secretReader } from './store/secret.ts'
import { writeCheck } from './store/write-check.ts'
import { openSubmissions } from './submit.ts'

/**
 * Opens the leads. If the database is down, submissions are `unavailable`, and each one tries to connect
 * again.
 */
export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const { log, contactRecipient, mailFrom, siteUrl, now = Date.now } = options
  const journal = openRestoreJournal(options.dataDir, log)
  const messageId = (deliveryId: string) => `<${deliveryId}@${domainOf(mailFrom)}>`
  const store = createStore({
    ...options,
    onIdleError: (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'),
    onOpen: (opened) => replayJournal(opened, journal, log, messageId),
  })
  await store.open().catch((error: unknown) => {
    log.error({ reason: reasonOf(error) }, 'leads database unavailable')
  })
  const checkWrite = writeCheck(store, now)
  let isUsable = true
  const secret = secretReader(store, 'links')
  const people = peopleIn({ store, journal, now, cost: options.passwordCost })
  const workers = deliveryWorkers({
    ...options,
    store,
    secret,
    hasLeadsPage: () => people.exist('leads'),
    unseenSpam: async () => unseenSpam(await store.open()),
    digestLeads: async (queuedAt) => digestLeads(await store.open(), queuedAt),
    newsletterPost: async (id) => readPost(await store.open(), id),
    now,
  })
  const pollNow = () => {
    for (const worker of workers) worker.pollNow()
  }
  const queue = { messageId, kinds: queuedKinds(options) }

  const submissions = openSubmissions({
    store,
    secret: secretReader(store, 'fingerprints'),
    queue,
    contactRecipient,
    log,
    now,
    onStored: pollNow,
  })

  /** Follows a link in a mail. Never throws. */
  const follow = async (what: typeof confirm, token: string): Promise<LinkOutcome> => {
    try {
      const outcome = await what({ ...queue, store, secret, now, journal }, token)
      pollNow()
      return outcome
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'newsletter link failed')
      return 'unavailable'
    }
  }

  const shared = { store, siteUrl, secret, now, onQueued: pollNow }
  const mailsPerMinute = options.newsletterMailsPerMinute ?? NEWSLETTER_MAILS_PER_MINUTE

  let stopHourly: (() => Promise<void>) | undefined
  const summaryJob: HourlyJob = {
    failure: 'summary of suspected spam not queued',
    async run() {
      if (await queueSummary(store, queue, now())) pollNow()
      return false
    },
  }
  const stopBackgroundJobs = async () => {
    await Promise.all([stopHourly?.(), ...workers.map((worker) => worker.stop())])
  }

  return {
    async submit(kind, input, sender) {
      const result = await submissions.submit(kind, input, sender)
      options.observer?.recordSubmission(kind, result.state)
      return result
    },
    countRefused: submissions.countRefused,
    secondsToWait: submissions.secondsToWait,
    confirmSubscription: (token) => follow(confirm, token),
    unsubscribe: (token) => follow(unsubscribe, token),
    startBackgroundJobs: () => {
      for (const worker of workers) worker.start()
      stopHourly ??= startHourly([retentionJob({ store, now, log }), summaryJob], { now, log })
    },
    stopBackgroundJobs,
    async state() {
      try {
        await checkWrite()
        const db = await store.open()
        const undelivered = sumUndelivered(await countUndelivered(db))
        const state = { ok: true, isFlooded: await isFlooded(db, now()), ...undelivered } as const
        if (!isUsable) log.info({}, 'leads database usable again')
        isUsable = true
        return state
      } catch (error) {
        if (isUsable) log.error({ reason: reasonOf(error) }, 'leads database not usable')
        isUsable = false
        return { ok: false }
      }
    },
    inbox: openInbox({ ...queue, ...shared, journal }),
    newsletter: openNewsletter({
      ...options,
      ...queue,
      ...shared,
      journal,
      mailsPerMinute,
      hasPostalAddress: options.hasPostalAddress ?? true,
    }),
    people,
    async close() {
      await stopBackgroundJobs()
      await store.close()
    },
  }
}
