import { Kysely, sql, type Transaction } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { retryWhileBusy } from './busy.ts'
import { groupCommit } from './group-commit.ts'
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
  /** For tests; those of this release by default. */
  migrations?: MigrationProvider | undefined
}

/** The one place that knows which of the two databases it is. */
export interface Store {
  /** The database with its tables up to date; tries again after a failure. Throws if it is down. */
  open(): Promise<Db>
  /** Runs a change in one transaction: all of it is on disk afterwards, or none of it. */
  write<T>(change: (trx: Trx) => Promise<T>): Promise<T>
  /** Empties SQLite's write-ahead log, which would still hold what was deleted. */
  truncateLog(): Promise<void>
  /** Holds others with one of these names off until the transaction ends. */
  lock(trx: Trx, names: readonly string[]): Promise<void>
  /** Whether rows can be claimed past the ones that others hold (`FOR UPDATE SKIP LOCKED`). */
  readonly supportsSkipLocked: boolean
  /** Whether the planner leaves out an index that costs more than it saves, as PostgreSQL's does. */
  readonly hasCostBasedPlanner: boolean
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
    try {
      await migrate(db, options.migrations ?? migrations)
      return db
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  const opened = () => {
    opening ??= retryWhileBusy(open).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    supportsSkipLocked: databaseUrl !== undefined,
    hasCostBasedPlanner: databaseUrl !== undefined,
    open: opened,
    write: databaseUrl
      ? async (change) => (await opened()).transaction().execute(change)
      : groupCommit(opened),
    async truncateLog() {
      if (!databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(await opened())
    },
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

/** Makes the tables those of this release, or leaves them to a newer one. Throws when that fails. */
async function migrate(db: Db, provider: MigrationProvider): Promise<void> {
  const known = Object.keys(await provider.getMigrations())
  const done = await namesOfMigrations(db)
  // A newer release was here and has been rolled back: migrations only ever add (migrations.ts).
  const isNewer = done.some((name) => !known.includes(name))
  if (isNewer && known.every((name) => done.includes(name))) return
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

async function namesOfMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
