import type { Kysely, Transaction } from 'kysely'

/** Of the changes that wait for one commit, so that none of them waits long. */
const mostTogether = 64

interface Waiting<Tables> {
  /** Makes the change; gives what tells its caller of it once it is on disk. */
  make(trx: Transaction<Tables>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * Writes for a database with one writer that waits for the disk at every commit: changes that come
 * while others are under way share the next commit. Each is all there or not at all: what fails is
 * undone alone, and no caller hears of success before the commit is on disk.
 * @returns runs a change; rejects when it throws, or when the commit that it shares fails
 */
export function groupCommit<Tables>(database: () => Promise<Kysely<Tables>>) {
  const waiting: Waiting<Tables>[] = []
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    while (waiting.length > 0) await commitTogether(database, waiting.splice(0, mostTogether))
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
  const outcomes: (() => void)[] = []
  try {
    const trx = await (await database()).startTransaction().execute()
    try {
      for (const { make, reject } of group) {
        const change = await trx.savepoint('change').execute()
        try {
          const tell = await make(change)
          await change.releaseSavepoint('change').execute()
          outcomes.push(tell)
        } catch (error) {
          // Throws when SQLite has undone the whole transaction by itself (a full disk): nothing of it
          // may go on then, for each statement would be committed alone.
          await change.rollbackToSavepoint('change').execute()
          await change.releaseSavepoint('change').execute()
          outcomes.push(() => reject(error))
        }
      }
      await trx.commit().execute()
    } catch (error) {
      await trx.rollback().execute()
      throw error
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
    return
  }
  for (const tell of outcomes) tell()
}
