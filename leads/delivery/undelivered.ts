import type { Db } from '../store/database.ts'
import { type DeliveryKind, mailKinds } from '../store/tables.ts'

/** The unfinished deliveries of one kind. */
export interface Undelivered {
  kind: DeliveryKind
  /** Pending or running. */
  waiting: number
  /** Permanently rejected. */
  failed: number
  /** When the oldest waiting one was queued. */
  oldestWaiting: Date | undefined
}

/** What waits or was refused, for every kind of delivery. */
export async function countUndelivered(db: Db): Promise<Undelivered[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'kind',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    // States by name use the index. Nearly all rows are `sent`.
    .where('state', 'in', ['pending', 'claimed', 'failed'])
    .groupBy(['kind', 'state'])
    .execute()
  const kinds: readonly DeliveryKind[] = [...mailKinds, 'webhook']
  return kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const [waiting, failed] = [
      own.filter(({ state }) => state !== 'failed'),
      own.filter(({ state }) => state === 'failed'),
    ]
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
    const oldest = waiting.map((row) => row.oldest).sort((a, b) => a - b)[0]
    return {
      kind,
      waiting: sum(waiting),
      failed: sum(failed),
      oldestWaiting: oldest === undefined ? undefined : new Date(oldest),
    }
  })
}

/** The unfinished deliveries of all kinds. */
export interface DeliveryCounts {
  pending: number
  failed: number
  /** When the oldest pending one was queued, in ms since the epoch. */
  oldestPendingAt: number | undefined
}

/** How many deliveries wait and have failed, and since when the oldest waits. */
export async function deliveryCounts(db: Db): Promise<DeliveryCounts> {
  const kinds = await countUndelivered(db)
  const queued = kinds.flatMap(({ oldestWaiting }) => oldestWaiting?.getTime() ?? [])
  return {
    pending: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
    failed: kinds.reduce((sum, { failed }) => sum + failed, 0),
    oldestPendingAt: queued.sort((a, b) => a - b)[0],
  }
}
