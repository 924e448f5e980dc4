import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { LeadRow, Tables } from '../store/tables.ts'

/** Whether a lead gets newsletter mails: its subscription is confirmed, and it isn't spam. */
export function isSubscriber({ subscription, status }: Pick<LeadRow, 'subscription' | 'status'>) {
  return subscription === 'confirmed' && status !== 'spam'
}

/**
 * Subscribers who haven't been sent a post. Each address counts once, because only one of its leads has the
 * unique key (`uniqueKey`).
 */
export function areWithout(
  eb: ExpressionBuilder<Tables, 'leads'>,
  post: string,
): Expression<SqlBool> {
  const delivery = eb
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.lead_id', '=', 'leads.id')
    .where('deliveries.post_id', '=', post)
  return eb.and([
    eb('subscription', '=', 'confirmed'),
    eb('status', '!=', 'spam'),
    eb('unique_key', 'is not', null),
    eb.not(eb.exists(delivery)),
  ])
}
