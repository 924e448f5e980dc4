import { PostgresDialect } from 'kysely'
import type { types } from 'pg'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** On the server, of one statement. */
const STATEMENT_TIMEOUT_MS = 10_000
/** In this process, of one query. It also works when the server is unreachable. */
const QUERY_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000

/** PostgreSQL, shared by all instances. Its commits wait for the disk by default. */
export function postgresDialect(databaseUrl: string, onIdleError: (error: Error) => void) {
  return new PostgresDialect({
    pool: async () => {
      // Loaded on first use, so that a server with SQLite doesn't load it.
      const { default: pg } = await import('pg')
      // Counts and times are far below 2^53. By default `pg` returns them as strings.
      const getTypeParser: typeof types.getTypeParser = (
        oid: number,
        format?: 'text' | 'binary',
      ) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format))
      const pool = new pg.Pool({
        connectionString: databaseUrl,
        max: MAX_CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        keepAlive: true,
        types: { getTypeParser },
      })
      // Without a listener, a broken idle connection would end the process.
      pool.on('error', onIdleError)
      // The same goes for a connection that breaks between two statements of a transaction.
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    },
  })
}
