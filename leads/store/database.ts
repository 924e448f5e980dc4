import { Kysely, sql, type Transaction } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { retryWhileBusy } from './busy.ts'
import { type AfterCommit, commitAlone, groupCommit } from './commit.ts'
import { fillSources, migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { unfinishedMove } from './unfinished-move.ts'

/** The database, for queries outside a transaction. */
export type Db = Kysely<Tables>
/** A transaction of the database, which `Store.write` runs. */
export type Trx = Transaction<Tables>

export interface DatabaseOptions {
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined
  onIdleError: (error: Error) => void
  /** For tests. The default is the migrations of this release. */
  migrations?: MigrationProvider | undefined
  /** Called each time the database was opened and migrated, before anything else uses it. */
  onOpen?: ((store: OpenStore) => Promise<void>) | undefined
}

/** An open database. Only this module knows whether it is SQLite or PostgreSQL. */
export interface OpenStore {
  /** Runs a change in a transaction. Resolves when the commit is on disk, and what follows it is done. */
  write<T>(change: (trx: Trx, afterCommit: AfterCommit) => Promise<T>): Promise<T>
  /**
   * Empties SQLite's write-ahead log, which may still contain deleted data. Does nothing while another process reads;
   * retention tries again every hour.
   */
  truncateLog(): Promise<void>
  /** Holds locks with these names until the transaction ends. */
  lock(trx: Trx, names: readonly string[]): Promise<void>
  /** Whether `FOR UPDATE SKIP LOCKED` is available. */
  readonly supportsSkipLocked: boolean
  /** Whether the query planner avoids an index that would be slower, as PostgreSQL's does. */
  readonly hasCostBasedPlanner: boolean
}

/** The database, which its first use opens. */
export interface Store extends OpenStore {
  /** Opens and migrates the database, again after a failure. Throws if the database is down. */
  open(): Promise<Db>
  close(): Promise<void>
}

/** Creates the store of the leads. It connects when it's first used, and again after a failure. */
export function createStore(options: DatabaseOptions): Store {
  const { databaseUrl } = options
  let opening: Promise<Db> | undefined

  const open = async () => {
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl, options.onIdleError)
      : sqliteDialect(options.dataDir)
    const db = new Kysely<Tables>({ dialect })
    try {
      if (databaseUrl && (await unfinishedMove(db)) !== undefined)
        throw new Error('A move to this database is unfinished: npm run leads -- move')
      await migrate(db, options.migrations ?? migrations)
      if (!options.migrations) await fillSources(db, { onlyMissing: true })
      await options.onOpen?.(openStore(async () => db, databaseUrl !== undefined))
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
    ...openStore(opened, databaseUrl !== undefined),
    open: opened,
    async close() {
      const db = await opening?.catch(() => undefined)
      await db?.destroy()
    },
  }
}

function openStore(database: () => Promise<Db>, isPostgres: boolean): OpenStore {
  return {
    supportsSkipLocked: isPostgres,
    hasCostBasedPlanner: isPostgres,
    write: isPostgres ? commitAlone(database) : groupCommit(database),
    async truncateLog() {
      if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(await database())
    },
    async lock(trx, names) {
      // SQLite allows only one writer at a time.
      if (!isPostgres) return
      for (const name of names) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
      }
    },
  }
}

/** Migrates to this release, unless a newer release has already migrated further. */
export async function migrate(db: Db, provider: MigrationProvider): Promise<void> {
  const known = Object.keys(await provider.getMigrations())
  const done = await namesOfMigrations(db)
  // True after a rollback from a newer release, which works because migrations only add (migrations.ts).
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
