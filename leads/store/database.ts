import { Kysely, sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { retryWhileBusy } from './busy.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export interface DatabaseOptions {
  dataDir: string
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string | undefined
  onIdleError: (error: Error) => void
}

/** The one place that knows which of the two databases it is. */
export interface Store {
  /** The database with its tables up to date; tries again after a failure. Throws if it is down. */
  open(): Promise<Db>
  /** Runs a change in one transaction: all of it is on disk afterwards, or none of it. */
  write<T>(change: (trx: Trx) => Promise<T>): Promise<T>
  /** Holds others with one of these names off until the transaction ends. */
  lock(trx: Trx, names: readonly string[]): Promise<void>
  /** Whether rows can be claimed past the ones that others hold (`FOR UPDATE SKIP LOCKED`). */
  readonly skipsLocked: boolean
  close(): Promise<void>
}

export function createStore(options: DatabaseOptions): Store {
  const { databaseUrl } = options
  let opening: Promise<Db> | undefined

  const open = async () => {
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl, options.onIdleError)
      : sqliteDialect(options.dataDir)
    const db = new Kysely<Tables>({ dialect })
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (!error) return db
    await db.destroy()
    throw error
  }

  const opened = () => {
    opening ??= retryWhileBusy(open).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    skipsLocked: databaseUrl !== undefined,
    open: opened,
    write: async (change) => (await opened()).transaction().execute(change),
    async lock(trx, names) {
      // An SQLite transaction holds off every other writer anyway.
      if (!databaseUrl) return
      for (const name of names) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
      }
    },
    async close() {
      const db = await opening?.catch(() => undefined)
      await db?.destroy()
    },
  }
}
