import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

/** Changes in one commit, so that none of them waits long. */
const MAX_BATCH_SIZE = 64

interface Waiting<Tables> {
  /** Makes the change. Returns a function that resolves its caller, for after the commit. */
  make(trx: Transaction<Tables>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * Group commit, for a database with one writer that waits for the disk at every commit: changes that
 * arrive while others run share the next commit. If one fails, each is repeated in a transaction of its
 * own, so a change must only read and write the database. Callers resolve after the commit is on disk.
 * @returns a function that runs a change; it rejects when the change throws or its commit fails
 */
export function groupCommit<Tables>(database: () => Promise<Kysely<Tables>>) {
  const waiting: Waiting<Tables>[] = []
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    while (waiting.length > 0) {
      // SQLite is synchronous: without a pause, a change would commit before the next request is read.
      await nextTurn()
      await commitTogether(database, waiting.splice(0, MAX_BATCH_SIZE))
    }
    isRunning = false
  }

  return <T>(change: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const make = async (trx: Transaction<Tables>) => {
        const value = await change(trx)
        return () => resolve(value)
      }
      waiting.push({ make, reject })
      if (!isRunning) void runAll()
    })
}

/** Never throws. Errors reject the changes that they concern. */
async function commitTogether<Tables>(
  database: () => Promise<Kysely<Tables>>,
  group: readonly Waiting<Tables>[],
): Promise<void> {
  try {
    const db = await database()
    const outcomes = await db.transaction().execute(async (trx) => {
      const made: (() => void)[] = []
      for (const { make } of group) made.push(await make(trx))
      return made
    })
    for (const tell of outcomes) tell()
  } catch (error) {
    const [first, ...others] = group
    if (others.length === 0) return first?.reject(error)
    for (const one of group) await commitTogether(database, [one])
  }
}
