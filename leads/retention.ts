import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { figures } from '#copy/legal/figures.ts'
import { purgeActivity } from './activity.ts'
import { clockWatch, correctFutureTimes } from './clock-change.ts'
import { deleteLead } from './delete-lead.ts'
import { kindsAboutOne } from './delivery/kinds.ts'
import type { HourlyJob } from './hourly.ts'
import type { Lead } from './inbox/lead.ts'
import type { LeadsLog } from './log.ts'
import { CONFIRM_LINK_MS } from './newsletter/tokens.ts'
import { purgeSessions } from './people/sessions.ts'
import { purgeRateLimitEvents } from './rate-limits/stored-rate-limit.ts'
import type { Store } from './store/database.ts'
import { type LeadKind, leadKinds, type Subscription, type Tables } from './store/tables.ts'

/** Leads deleted in one run. The rest waits for the next poll, so that submissions aren't delayed. */
const PURGE_BATCH_SIZE = 100

export interface RetentionParts {
  store: Store
  now: () => number
  log: LeadsLog
}

/** The numbers of deleted rows. */
export interface Deleted {
  leads: number
  counts: number
  sessions: number
}

/**
 * The job that deletes what is past its retention period, and corrects what a clock that was set has left. Several
 * processes may run it on one database.
 */
export function retentionJob({ store, now, log }: RetentionParts): HourlyJob {
  const hasJumped = clockWatch(now)
  return {
    failure: 'expired data not deleted',
    async run() {
      await store.write((trx) => correctFutureTimes(trx, now()))
      if (hasJumped()) {
        log.error({}, 'the clock jumped ahead: for a day, nothing is deleted')
        return false
      }
      const deleted = await purgeExpired(store, now())
      if (Object.values(deleted).some((count) => count > 0))
        log.info(deleted, 'expired data deleted')
      return deleted.leads === PURGE_BATCH_SIZE
    },
  }
}

/**
 * Deletes what is past the retention periods of the Privacy Policy: leads, rate limit events,
 * activity, and expired sessions.
 * @param now milliseconds since the epoch
 */
export async function purgeExpired(store: Store, now: number): Promise<Deleted> {
  const [counts, sessions] = await store.write(async (trx) => {
    await purgeActivity(trx, now)
    return [await purgeRateLimitEvents(trx, now), await purgeSessions(trx, now)] as const
  })
  const leads = await deleteExpiredLeads(store, now)
  // Even if nothing was deleted now: an earlier deletion may have left its data in the log.
  await store.truncateLog()
  return { leads, counts, sessions }
}

async function deleteExpiredLeads(store: Store, now: number): Promise<number> {
  const db = await store.open()
  const found = await db
    .selectFrom('leads')
    .select(['id', 'unique_key'])
    .where((eb) => isExpired(eb, now))
    .limit(PURGE_BATCH_SIZE)
    .execute()
  let count = 0
  for (const { id, unique_key } of found) {
    const isDeleted = await store.write(async (trx) => {
      // `acceptSubmission` takes the same lock, because the address may be subscribing again.
      await store.lock(trx, unique_key ? [unique_key] : [])
      const still = trx.selectFrom('leads').select('id').where('id', '=', id)
      const isStillExpired = await still.where((eb) => isExpired(eb, now)).executeTakeFirst()
      return isStillExpired !== undefined && deleteLead(trx, id)
    })
    if (isDeleted) count += 1
  }
  return count
}

const { retention } = figures

/** For how many months after their receipt leads of a kind are kept, except subscriptions. */
const monthsKept: Record<Exclude<LeadKind, 'newsletter'>, number> = {
  contact: retention.messageMonths,
  composed: retention.messageMonths,
  demo: retention.messageMonths,
  application: 12 * retention.applicationYears,
  waitlist: retention.waitlistMonths,
}

/**
 * When a lead will be deleted, unless one of its deliveries is still waiting; undefined for a subscription that hasn't
 * ended.
 */
export function keptUntil({
  kind,
  status,
  receivedAt,
  subscription,
}: Pick<Lead, 'kind' | 'status' | 'receivedAt' | 'subscription'>): Date | undefined {
  const after = (date: Date, months: number) => new Date(monthsAfter(date.getTime(), months))
  if (status === 'spam') return after(receivedAt, retention.spamMonths)
  if (kind !== 'newsletter') return after(receivedAt, monthsKept[kind])
  if (subscription?.state !== 'unsubscribed') return undefined
  return after(subscription.since, retention.unsubscribedMonths)
}

/** Whether a lead is past its retention period. A lead with pending deliveries about it alone never is. */
function isExpired(eb: ExpressionBuilder<Tables, 'leads'>, now: number): Expression<SqlBool> {
  const isSpam = eb('status', '=', 'spam')
  const received = (months: number) => eb('received_at', '<', monthsAfter(now, -months))
  const isSubscription = (state: Subscription, before: number) =>
    eb.and([eb('subscription', '=', state), eb('subscription_changed_at', '<', before)])
  const confirmLinksSince = now - CONFIRM_LINK_MS
  const expired: Record<LeadKind, Expression<SqlBool>> = {
    contact: received(monthsKept.contact),
    composed: received(monthsKept.composed),
    demo: received(monthsKept.demo),
    application: received(monthsKept.application),
    waitlist: received(monthsKept.waitlist),
    newsletter: eb.or([
      isSubscription('unsubscribed', monthsAfter(now, -retention.unsubscribedMonths)),
      eb.and([
        isSubscription('unconfirmed', confirmLinksSince),
        eb.not(hasDelivery(eb, (delivery) => delivery('created_at', '>=', confirmLinksSince))),
      ]),
    ]),
  }
  const others = eb.or(leadKinds.map((kind) => eb.and([eb('kind', '=', kind), expired[kind]])))
  return eb.and([
    eb.or([eb.and([isSpam, received(retention.spamMonths)]), eb.and([eb.not(isSpam), others])]),
    eb.not(
      hasDelivery(eb, (delivery) =>
        delivery.and([
          delivery('state', 'in', ['pending', 'claimed']),
          delivery('kind', 'in', kindsAboutOne),
        ]),
      ),
    ),
  ])
}

function hasDelivery(
  eb: ExpressionBuilder<Tables, 'leads'>,
  like: (delivery: ExpressionBuilder<Tables, 'deliveries'>) => Expression<SqlBool>,
): Expression<SqlBool> {
  const ofLead = eb
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.lead_id', '=', 'leads.id')
  return eb.exists(ofLead.where((delivery) => like(delivery)))
}

/**
 * The same day and time, the given number of calendar months later, in UTC; the last day of a shorter month. So
 * nothing is deleted before `keptUntil`.
 */
function monthsAfter(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
