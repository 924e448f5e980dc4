import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { setMoved } from '../store/unfinished-move.ts'
import { type Digest, digestOf } from './digest.ts'
import type { Table, Value } from './source.ts'

type Target = Kysely<Tables>

/** Rows of one statement. PostgreSQL allows 65,535 values. */
const BATCH_ROWS = 500
/** Of one statement, because files are rows too. */
const BATCH_CHARACTERS = 4 * 1024 * 1024
/** Rows of a table with files that are in memory at a time. */
const FILES_AT_A_TIME = 4

/** The names of those tables that exist. */
export async function existing(db: Target, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from unnest(${namesOf(tables)}::text[]) name
    where to_regclass(quote_ident(name)) is not null`.execute(db)
  return tables.filter(({ name }) => rows.some((row) => row.name === name))
}

/** Whether one of the tables, which exist, has rows. */
export async function haveRows(db: Target, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Deletes all rows of the tables, and stores which data is being moved to them. */
export async function startOver(db: Target, tables: readonly Table[], data: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
    await setMoved(trx, data)
  })
}

export async function countRows(db: Target, { name }: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Groups rows for `insert`. */
export function* inBatches(rows: Iterable<Value[]>): Iterable<Value[][]> {
  let batch: Value[][] = []
  let size = 0
  for (const row of rows) {
    batch.push(row)
    for (const value of row) size += typeof value === 'number' ? 8 : (value?.length ?? 0)
    if (batch.length < BATCH_ROWS && size < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

/**
 * Inserts rows, all or none. References to rows of the same table are left out, because those may follow:
 * `setSelfReferences` sets them.
 */
export async function insert(db: Target, table: Table, rows: readonly Value[][]): Promise<void> {
  const isSelfReference = table.columns.map((column) => table.selfReferences.includes(column))
  const values = rows.map(
    (row) => sql`(${sql.join(row.map((value, at) => (isSelfReference[at] ? null : value)))})`,
  )
  await sql`insert into ${sql.table(table.name)} (${sql.join(table.columns.map((one) => sql.ref(one)))})
    values ${sql.join(values)}`.execute(db)
}

export async function setSelfReferences(
  db: Target,
  table: Table,
  rows: Iterable<Value[]>,
): Promise<void> {
  for (const row of rows) {
    const value = (column: string) => row[table.columns.indexOf(column)] ?? null
    const equals = (column: string) => sql`${sql.ref(column)} = ${value(column)}`
    const set = table.selfReferences.filter((column) => value(column) !== null)
    if (set.length === 0) continue
    await sql`update ${sql.table(table.name)} set ${sql.join(set.map(equals))}
      where ${sql.join(table.key.map(equals), sql` and `)}`.execute(db)
  }
}

/** Computes the digest of a table, with the columns that it has in the source. */
export function digestOfTable(db: Target, table: Table): Promise<Digest> {
  // A cursor, because a table may not fit into memory.
  return db.transaction().execute(async (trx) => {
    const columns = sql.join(table.columns.map((one) => sql.ref(one)))
    await sql`declare moved no scroll cursor for
      select ${columns} from ${sql.table(table.name)}`.execute(trx)
    const count = sql.lit(table.hasFiles ? FILES_AT_A_TIME : BATCH_ROWS)
    async function* rows() {
      for (;;) {
        const fetched = await sql<Record<string, Value>>`fetch ${count} from moved`.execute(trx)
        for (const row of fetched.rows) yield table.columns.map((one) => row[one] ?? null)
        if (fetched.rows.length === 0) return
      }
    }
    return digestOf(rows())
  })
}

const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name)
