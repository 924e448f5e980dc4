import { closeSync, mkdirSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { retryWhileBusy } from './busy.ts'
import { leadsDatabasePath } from './database-file.ts'

/** Short, because SQLite blocks the process while it waits; see `retryWhileBusy`. */
const BUSY_TIMEOUT_MS = 100
/** Storing a lead takes about twenty statements. Compiling them took a quarter of the time. */
const MAX_STATEMENTS = 100

/** The embedded database: `leads.db` in the data directory, readable only by its owner. */
export function sqliteDialect(dataDir: string) {
  return new SharedSqliteDialect({ database: async () => cacheStatements(openFile(dataDir)) })
}

/** Caches compiled statements. Safe, because Kysely uses the connection for one query at a time. */
function cacheStatements(database: Database.Database): SqliteDatabase {
  const cached = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = cached.get(text) ?? database.prepare<unknown[]>(text)
      cached.set(text, statement)
      return statement
    },
  }
}

function openFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const path = leadsDatabasePath(dataDir)
  closeSync(openSync(path, 'a', 0o600))
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    // Every commit waits for the disk, because the response confirms that the lead is stored.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // Deleted data is overwritten with zeros.
    database.pragma('secure_delete = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite for several processes: the site, and commands that run next to it. */
class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

/**
 * Takes the write lock when a transaction begins. A plain BEGIN takes it at the first write, which fails
 * immediately if another process has written since the first read.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')))
  }

  /** On a full disk, SQLite has already rolled back. An error here would hide that of the disk. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error
    })
  }
}

/** SQLite supports DDL in transactions. Saying so lets two processes migrate at the same time. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
