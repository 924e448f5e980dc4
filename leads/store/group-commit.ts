import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

/** Of the changes that wait for one commit, so that none of them waits long. */
const MAX_BATCH_SIZE = 64

interface Waiting<Tables> {
  /** Makes the change; gives what tells its caller of it once it is on disk. */
  make(trx: Transaction<Tables>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * Writes for a database with one writer that waits for the disk at every commit: changes that come
 * while others are under way share the next commit. Each is all there or not at all: where one fails,
 * each is made again by itself, so a change may do nothing but read and write the database. No caller
 * hears of success before the commit is on disk.
 * @returns runs a change; rejects when it throws, or when its commit fails
 */
export function groupCommit<Tables>(database: () => Promise<Kysely<Tables>>) {
  const waiting: Waiting<Tables>[] = []
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    while (waiting.length > 0) {
      // SQLite answers at once: one change would be committed before the next request is even read.
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

/** Never throws: what goes wrong is told to those whom it concerns. */
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
