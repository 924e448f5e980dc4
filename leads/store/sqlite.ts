import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
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

/** SQLite's own waiting stops the whole process, so it is short; see `retryWhileBusy`. */
const BUSY_TIMEOUT_MS = 100
/** Taking in a lead asks some twenty questions; compiling each anew took a quarter of the time. */
const MAX_STATEMENTS = 100

/** The embedded database: `leads.db` in the data directory, readable by its owner alone. */
export function sqliteDialect(dataDir: string) {
  return new SharedSqliteDialect({ database: async () => cacheStatements(openFile(dataDir)) })
}

/** Compiles each text once. Kysely gives its one connection to one caller at a time. */
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
  const path = join(dataDir, 'leads.db')
  closeSync(openSync(path, 'a', 0o600))
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    // The answer is sent once the lead is on disk, so every commit waits for the disk.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // What an owner deletes is overwritten, not just unlinked.
    database.pragma('secure_delete = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite as several processes share it: the site's, and a command line beside it. */
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
 * Takes the write lock when a transaction begins. A plain BEGIN takes it at the first write, and
 * then fails at once, without waiting, if another process wrote since the first read.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')))
  }
}

/** SQLite does run DDL in transactions; saying so lets two processes migrate at the same time. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
