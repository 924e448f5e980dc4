import type { Db } from './store/database.ts'

/** How much of the outbox is still to do. */
export interface DeliveryCounts {
  /** Waiting, or under way. */
  pending: number
  /** Refused for good; waiting for somebody to look. */
  failed: number
  /** When the oldest of those that wait was accepted, in ms since the epoch. */
  oldestPendingAt: number | undefined
}

export async function deliveryCounts(db: Db): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    // Named, so that the index is used: nearly all that there ever were have been sent.
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
