import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

/** The most changes in one commit, so that none of them waits long. */
const MAX_BATCH_SIZE = 64

/** Registers what happens once a transaction has committed, and never if it fails. */
export type AfterCommit = (act: () => Promise<void>) => void

type Change<Tables, T> = (trx: Transaction<Tables>, afterCommit: AfterCommit) => Promise<T>

/**
 * Runs a change in an open transaction.
 * @returns a function that does what follows the commit, and resolves to the value of the change
 */
async function runChange<Tables, T>(
  trx: Transaction<Tables>,
  change: Change<Tables, T>,
): Promise<() => Promise<T>> {
  const acts: Parameters<AfterCommit>[0][] = []
  const value = await change(trx, (act) => acts.push(act))
  return async () => {
    await Promise.all(acts.map((act) => act()))
    return value
  }
}

/** Commits each change alone. @returns a function that runs a change, as `groupCommit` does */
export function commitAlone<Tables>(database: () => Promise<Kysely<Tables>>) {
  return async <T>(change: Change<Tables, T>): Promise<T> => {
    const transaction = (await database()).transaction()
    const finish = await transaction.execute((trx) => runChange(trx, change))
    return finish()
  }
}

interface PendingChange<Tables> {
  /** Runs the change. Returns a function that does what follows the commit, and resolves the caller's promise. */
  run(trx: Transaction<Tables>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * Group commit, for a database with one writer that waits for the disk at each commit. Changes that arrive
 * while others run share the next commit. If one throws, each of them is repeated in its own transaction, so a
 * change may run twice. Callers' promises resolve when the commit is on disk.
 * @returns a function that runs a change; it rejects when the change throws or its commit fails
 */
export function groupCommit<Tables>(database: () => Promise<Kysely<Tables>>) {
  const waiting: PendingChange<Tables>[] = []
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    while (waiting.length > 0) {
      // SQLite is synchronous. Without this pause, a change would commit before the next request is read.
      await nextTurn()
      await commitTogether(database, waiting.splice(0, MAX_BATCH_SIZE))
    }
    isRunning = false
  }

  return <T>(change: Change<Tables, T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const run = async (trx: Transaction<Tables>) => {
        const finish = await runChange(trx, change)
        return () => void finish().then(resolve, reject)
      }
      waiting.push({ run, reject })
      if (!isRunning) void runAll()
    })
}

/** Never throws. Errors reject the changes that caused them. */
async function commitTogether<Tables>(
  database: () => Promise<Kysely<Tables>>,
  group: readonly PendingChange<Tables>[],
): Promise<void> {
  let isRunning = false
  try {
    const db = await database()
    const resolvers = await db.transaction().execute(async (trx) => {
      isRunning = true
      const resolvers: (() => void)[] = []
      for (const { run } of group) resolvers.push(await run(trx))
      isRunning = false
      return resolvers
    })
    for (const resolveCaller of resolvers) resolveCaller()
  } catch (error) {
    // Without a change that threw, each would wait as long for the same lock or disk, one after another.
    if (group.length === 1 || !isRunning) for (const { reject } of group) reject(error)
    else for (const one of group) await commitTogether(database, [one])
  }
}
