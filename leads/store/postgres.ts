import { PostgresDialect } from 'kysely'
import type { types } from 'pg'

/** PostgreSQL, shared by all instances. By default its commits wait for the disk. */
export function postgresDialect(databaseUrl: string, onIdleError: (error: Error) => void) {
  return new PostgresDialect({
    pool: async () => {
      // Loaded when it is used: a server with SQLite does without.
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
        // `statement_timeout` is on the server; this one also works if the server is unreachable.
        query_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
        keepAlive: true,
        types: { getTypeParser },
      })
      // Without a listener, a broken idle connection would end the process.
      pool.on('error', onIdleError)
      // And so would one that breaks between two statements of a transaction.
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    },
  })
}
