import { type Kysely, sql } from 'kysely'

/**
 * A table of PostgreSQL that exists while data is moved to it (`leads/move`). Its row identifies the data, so
 * that the same move can be continued.
 */
const TABLE = sql.table('unfinished_move')

/** What `setMoved` stored, or an empty text, if a move to this PostgreSQL database is unfinished. */
export async function unfinishedMove<T>(db: Kysely<T>): Promise<string | undefined> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('unfinished_move') is not null as "exists"`.execute(db)
  if (!rows[0]?.exists) return undefined
  const stored = await sql<{ data: string }>`select data from ${TABLE}`.execute(db)
  return stored.rows[0]?.data
}

/** Marks the database as incomplete. From now on, the site doesn't open it. */
export async function startMove<T>(db: Kysely<T>): Promise<void> {
  await sql`create table ${TABLE} as select '' as data`.execute(db)
}

/** Stores which data is being moved. */
export async function setMoved<T>(db: Kysely<T>, data: string): Promise<void> {
  await sql`update ${TABLE} set data = ${data}`.execute(db)
}

export async function endMove<T>(db: Kysely<T>): Promise<void> {
  await sql`drop table ${TABLE}`.execute(db)
}
