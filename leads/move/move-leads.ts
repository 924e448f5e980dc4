import { Kysely } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import { createStore, migrate } from '../store/database.ts'
import { isLeadsDatabaseInUse } from '../store/database-file.ts'
import { migrations as currentMigrations } from '../store/migrations.ts'
import { postgresDialect } from '../store/postgres.ts'
import type { Tables } from '../store/tables.ts'
import { endMove, startMove, unfinishedMove } from '../store/unfinished-move.ts'
import { type Digest, digestOf, sha256 } from './digest.ts'
import { openSource, type Source, type Table } from './source.ts'
import {
  countRows,
  digestOfTable,
  existing,
  haveRows,
  inBatches,
  insert,
  setSelfReferences,
  startOver,
} from './target.ts'

/** A move that can't begin, or whose result isn't right. The message says why, and what to do. */
export class MoveError extends Error {
  override name = 'MoveError'
}

export interface Move {
  /** The folder of the embedded database, which exists. */
  dataDir: string
  /** The URL of the PostgreSQL database. */
  to: string
  /** Called after each commit, with the rows of the table that are there. */
  onCopied?: (table: string, done: number, total: number) => void | Promise<void>
  /** For tests. The default is the migrations of this release. */
  migrations?: MigrationProvider
}

/** The rows of each table, which were compared by their hashes. */
export interface Moved {
  /** `already`: an earlier move had copied everything. */
  state: 'moved' | 'already'
  tables: { name: string; rows: number }[]
}

/**
 * Copies everything from the embedded database to PostgreSQL, and compares both. Nothing else can write to
 * either of them in the meantime. After a move that was interrupted, it continues, or starts over if the
 * embedded database has changed.
 * @throws MoveError when the site runs, the target has other data, or a table differs in the end
 */
export async function moveLeads(move: Move): Promise<Moved> {
  const { dataDir, migrations = currentMigrations } = move
  if (isLeadsDatabaseInUse(dataDir)) {
    throw new MoveError(`A site or the editor runs on ${dataDir}. Stop it first.`)
  }
  const store = createStore({ dataDir, migrations: move.migrations, onIdleError: () => {} })
  await store.open()
  await store.close()
  using source = openSource(dataDir)
  const digests = new Map<Table, Digest>()
  for (const table of source.tables) digests.set(table, await digestOf(source.rows(table)))
  const tables = [...digests].map(([{ name }, { rows }]) => ({ name, rows }))

  // A broken connection shows at the next query.
  const target = new Kysely<Tables>({ dialect: postgresDialect(move.to, () => {}) })
  try {
    const data = sha256(JSON.stringify([...digests.values()]))
    const unfinished = await unfinishedMove(target)
    if (unfinished === undefined) {
      const found = await existing(target, source.tables)
      if (await haveRows(target, found)) {
        const isComplete = found.length === source.tables.length
        if (isComplete && (await differing(target, digests)).length === 0)
          return { state: 'already', tables }
        throw new MoveError(`The PostgreSQL database has other data. ${useEmpty}`)
      }
      await startMove(target)
    }
    await migrate(target, migrations)
    await requireColumns(target, source.tables)
    if (unfinished !== data) await startOver(target, source.tables, data)
    for (const [table, { rows }] of digests) {
      await copyTable(source, target, table, (done) => move.onCopied?.(table.name, done, rows))
    }
    const [wrong] = await differing(target, digests)
    if (wrong)
      throw new MoveError(
        `The table ${wrong} differs after the move. Something else wrote to the PostgreSQL database. ${useEmpty}`,
      )
    await endMove(target)
    return { state: 'moved', tables }
  } finally {
    await target.destroy()
  }
}

const useEmpty = 'Make an empty one (createdb), and move to that.'

/** A newer release may have added tables and columns. */
async function requireColumns(target: Kysely<Tables>, tables: readonly Table[]): Promise<void> {
  const there = await target.introspection.getTables()
  const known = there.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`))
  const needed = tables.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one}`))
  const unknown = needed.find((column) => !known.includes(column))
  if (unknown === undefined) return
  throw new MoveError(
    `A newer release has used the embedded database: this one doesn’t know ${unknown}. Move with the newest release that has run here.`,
  )
}

/** Copies the rows that aren't there yet. Each batch is committed, so those are the last ones. */
async function copyTable(
  source: Source,
  target: Kysely<Tables>,
  table: Table,
  onCopied: (done: number) => void | Promise<void>,
): Promise<void> {
  let done = await countRows(target, table)
  for (const batch of inBatches(source.rows(table, done))) {
    await insert(target, table, batch)
    done += batch.length
    await onCopied(done)
  }
  if (table.selfReferences.length > 0) await setSelfReferences(target, table, source.rows(table))
}

/** The names of the tables that don't have the same rows. */
async function differing(
  target: Kysely<Tables>,
  digests: ReadonlyMap<Table, Digest>,
): Promise<string[]> {
  const names: string[] = []
  for (const [table, digest] of digests) {
    const there = await digestOfTable(target, table)
    if (there.rows !== digest.rows || there.sha256 !== digest.sha256) names.push(table.name)
  }
  return names
}
