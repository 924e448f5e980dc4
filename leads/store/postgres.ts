import { PostgresDialect } from 'kysely'
import type { types } from 'pg'

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
        max: 10,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 10_000,
        // `statement_timeout` runs on the server. This one also works when the server is unreachable.
        query_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
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
