import type { Db } from './store/database.ts'

/** The unfinished deliveries in the outbox. */
export interface DeliveryCounts {
  /** Pending or running. */
  pending: number
  /** Permanently rejected. */
  failed: number
  /** When the oldest pending one was queued, in ms since the epoch. */
  oldestPendingAt: number | undefined
}

/** How many deliveries wait and have failed, and since when the oldest waits. */
export async function deliveryCounts(db: Db): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    // States by name use the index. Nearly all rows are `sent`.
    .where('state', 'in', ['pending', 'claimed', 'failed'])
    .groupBy('state')
    .execute()
  const countOf = (some: typeof rows) => some.reduce((sum, row) => sum + row.count, 0)
  const [waiting, refused] = [
    rows.filter(({ state }) => state !== 'failed'),
    rows.filter(({ state }) => state === 'failed'),
  ]
  const oldest = waiting.map((row) => row.oldest).sort((a, b) => a - b)[0]
  return { pending: countOf(waiting), failed: countOf(refused), oldestPendingAt: oldest }
}
