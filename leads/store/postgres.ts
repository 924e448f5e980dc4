import { PostgresDialect } from 'kysely'
import pg from 'pg'

const bigintType = pg.types.builtins.INT8

/** PostgreSQL, shared by every instance of the site. Commits wait for the disk by its default. */
export function postgresDialect(databaseUrl: string, onIdleError: (error: Error) => void) {
  return new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool({
        connectionString: databaseUrl,
        max: 10,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 10_000,
        // A server that is gone without a word ends no statement itself.
        query_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
        keepAlive: true,
        // Counts and times are far below 2^53; by default they would come as texts.
        types: { getTypeParser: typeParser },
      })
      // Without a listener, a connection that breaks while idle would end the process.
      pool.on('error', onIdleError)
      // So would one that breaks between two statements of a transaction. The next statement fails.
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    },
  })
}

const typeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === bigintType ? Number : pg.types.getTypeParser(oid, format)
