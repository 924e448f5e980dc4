import { randomBytes } from 'node:crypto'
import type { Store } from './database.ts'

/** The shortest time between two tries. */
const INTERVAL_MS = 5_000
/** About as much as the largest lead takes: on a full disk, a smaller write may still succeed. */
const FILLER_BYTES = 64 * 1024

/**
 * Returns a function that throws if the database can't store something: its disk may be full, or it may be
 * read-only. It tries a write, at most every `INTERVAL_MS`.
 */
export function writeCheck(store: Store, now: () => number): () => Promise<void> {
  let triedAt = Number.NEGATIVE_INFINITY
  let last: Promise<void> | undefined
  const attempt = async () => {
    const checked_at = now()
    // Different from what any earlier try has stored, because SQLite does not write unchanged pages.
    const filler = randomBytes(FILLER_BYTES / 2).toString('hex')
    await store.write((trx) =>
      trx
        .insertInto('write_checks')
        .values({ id: 1, checked_at, filler })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at, filler }))
        .execute(),
    )
  }
  return () => {
    if (last && performance.now() - triedAt < INTERVAL_MS) return last
    triedAt = performance.now()
    last = attempt()
    return last
  }
}
