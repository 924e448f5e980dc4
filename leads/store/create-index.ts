import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Creates an index with the name that PostgreSQL would give it. */
export async function index(
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: string[],
): Promise<void> {
  const name = [table, ...columns, 'idx'].join('_')
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
