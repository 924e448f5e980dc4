import type { Db } from './store/database.ts'

/** How much of the outbox is still to do. */
export interface DeliveryCounts {
  /** Waiting, or under way. */
  pending: number
  /** Refused for good; waiting for somebody to look. */
  failed: number
}

export async function deliveryCounts(db: Db): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const countOf = (...states: string[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.count, 0)
  return { pending: countOf('pending', 'claimed'), failed: countOf('failed') }
}
