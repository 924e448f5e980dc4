import { recordActivity } from '../activity.ts'
import type { QueueParts } from '../delivery/enqueue.ts'
import { addDeliveries, type NewDelivery } from '../delivery/outbox.ts'
import { inBatches } from '../store/batches.ts'
import type { Db, Store, Trx } from '../store/database.ts'
import type { NewsletterPostRow } from '../store/tables.ts'
import { areWithout } from './subscribers.ts'
import type { SubscriptionParts } from './subscription.ts'

/** A post to send. `date` is ISO 8601, and `path` that of its page. */
export interface NewsletterPost
  extends Pick<NewsletterPostRow, 'title' | 'byline' | 'date' | 'excerpt' | 'path'> {
  id: string
}

/** A post that was sent, and how many subscribers it is waiting for, sent to, and refused for. */
export interface SentPost {
  id: string
  title: string
  /** When it was last sent. */
  sentAt: Date
  queued: number
  sent: number
  failed: number
}

const MAX_LISTED = 50

/** A number of subscribers, for owners. */
export function subscriberCount(count: number): string {
  return count === 1 ? '1 subscriber' : `${count.toLocaleString('en-US')} subscribers`
}

/** How many subscribers haven't been sent a post. */
export async function countReceivers(db: Db, post: string): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => areWithout(eb, post))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Queues a post for all subscribers who haven't been sent it, in one transaction, so a process that dies leaves
 * all of it or nothing. If two people send it at the same time, the unique index leaves nothing to the second.
 * @returns for how many
 */
export async function queuePost(
  { store, messageId, journal }: Pick<SubscriptionParts, 'store' | 'messageId' | 'journal'>,
  post: NewsletterPost,
  { now, person }: { now: number; person: string | null },
): Promise<number> {
  const count = await store.write(async (trx) => {
    await store.lock(trx, ['newsletter'])
    const mail = { kind: 'newsletter', post_id: post.id, next_attempt_at: now } as const
    const added = await addMails(trx, messageId, post, now, mail)
    if (added === 0) return 0
    const activity = { action: 'newsletter-sent', detail: `${post.title}, to ${added}` } as const
    await recordActivity(trx, { occurred_at: now, person, ...activity })
    return added
  })
  // Not before the commit: without it, the next start would mark as sent what nobody got.
  if (count > 0) await journal.tryToAdd({ type: 'newsletter-sent', at: now, ...post })
  return count
}

/**
 * Records that a post was sent to all who were subscribers at a time, and haven't been sent it in a restored
 * database. Some may not have got it, because their emails waited when the backup was needed.
 * @returns to how many
 */
export function markAsSent(
  trx: Trx,
  messageId: QueueParts['messageId'],
  post: NewsletterPost,
  at: number,
): Promise<number> {
  const mail = { kind: 'newsletter', post_id: post.id, state: 'sent', sent_at: at } as const
  return addMails(trx, messageId, post, at, { ...mail, next_attempt_at: at })
}

/**
 * Adds the emails about a post for subscribers who are without it, and returns how many. Emails that were sent
 * went only to those who had subscribed by then.
 */
async function addMails(
  trx: Trx,
  messageId: QueueParts['messageId'],
  { id, title, byline, date, excerpt, path }: NewsletterPost,
  at: number,
  mail: Omit<NewDelivery, 'lead_id'>,
): Promise<number> {
  const receivers = await trx
    .selectFrom('leads')
    .select('id')
    .where((eb) => areWithout(eb, id))
    .$if(mail.state === 'sent', (query) => query.where('subscription_changed_at', '<=', at))
    .execute()
  if (receivers.length === 0) return 0
  const shown = { title, byline, date, excerpt, path, sent_at: at }
  await trx
    .insertInto('newsletter_posts')
    .values({ post_id: id, ...shown })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(shown))
    .execute()
  let count = 0
  for (const leads of inBatches(receivers)) {
    const rows = leads.map((lead) => ({ lead_id: lead.id, ...mail }))
    count += await addDeliveries(trx, rows, messageId, at)
  }
  return count
}

/**
 * Deletes the queued mails of a post, except those that are being sent. Their subscribers count as not having been
 * sent it.
 * @returns how many
 */
export function stopPost(
  store: Store,
  id: string,
  { now, person }: { now: number; person: string | null },
): Promise<number> {
  return store.write(async (trx) => {
    await store.lock(trx, ['newsletter'])
    const post = trx.selectFrom('newsletter_posts').select('title').where('post_id', '=', id)
    const { title } = (await post.executeTakeFirst()) ?? {}
    const queued = trx.deleteFrom('deliveries').where('post_id', '=', id)
    const { numDeletedRows } = await queued.where('state', '=', 'pending').executeTakeFirst()
    const count = Number(numDeletedRows)
    if (count === 0) return 0
    const activity = { action: 'newsletter-stopped', detail: `${title}, for ${count}` } as const
    await recordActivity(trx, { occurred_at: now, person, ...activity })
    return count
  })
}

/** A post as it was when it was last sent. */
export function readPost(db: Db, id: string): Promise<NewsletterPostRow | undefined> {
  const post = db.selectFrom('newsletter_posts').selectAll().where('post_id', '=', id)
  return post.executeTakeFirst()
}

/** The posts that were sent, the latest first, or one of them. */
export async function listSentPosts(db: Db, id?: string): Promise<SentPost[]> {
  const posts = await db
    .selectFrom('newsletter_posts')
    .select(['post_id', 'title', 'sent_at'])
    .$if(id !== undefined, (query) => query.where('post_id', '=', id ?? ''))
    .orderBy('sent_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  if (posts.length === 0) return []
  const ids = posts.map(({ post_id }) => post_id)
  const counts = await db
    .selectFrom('deliveries')
    .select((eb) => ['post_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('post_id', 'in', ids)
    .groupBy(['post_id', 'state'])
    .execute()
  return posts.map(({ post_id: id, title, sent_at }) => {
    const countOf = (state: (typeof counts)[number]['state']) =>
      counts.find((one) => one.post_id === id && one.state === state)?.count ?? 0
    return {
      id,
      title,
      sentAt: new Date(sent_at),
      queued: countOf('pending') + countOf('claimed'),
      sent: countOf('sent'),
      failed: countOf('failed'),
    }
  })
}
