import { join } from 'node:path'
import Database from 'better-sqlite3'
import { assert, asyncProperty, integer } from 'fast-check'
import type { Kysely } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { openLeads } from '../index.ts'
import { createStore } from '../store/database.ts'
import { migrations } from '../store/migrations.ts'
import { idOf, sender, temporaryFolder, testLeads, testOptions } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { type Move, MoveError, moveLeads } from './move-leads.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** A release after this one, with another migration. */
const laterRelease = (up: (db: Kysely<unknown>) => Promise<void>): MigrationProvider => ({
  getMigrations: async () => ({ ...(await migrations.getMigrations()), '9999-later': { up } }),
})

/** A release with another table, which references leads and itself. */
const nextRelease = laterRelease((db) =>
  db.schema
    .createTable('a_table_of_the_future')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('previous', 'integer', (c) => c.references('a_table_of_the_future.id'))
    .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id'))
    .addColumn('content', 'bytea')
    .execute(),
)

/** A release with another column. */
const releaseWithColumn = laterRelease((db) =>
  db.schema.alterTable('leads').addColumn('a_column_of_the_future', 'text').execute(),
)

/** More than one batch of each. */
const ROWS = 510

/** An embedded database with rows in every table. Rows reference a row that follows, in their own table too. */
async function filledDatabase(release = migrations): Promise<string> {
  const dataDir = await temporaryFolder()
  const store = createStore({ dataDir, migrations: release, onIdleError: () => {} })
  await store.open()
  await store.close()
  const database = new Database(join(dataDir, 'leads.db'))
  database.pragma('foreign_keys = off')
  const fill = database.transaction(() => {
    for (const name of tablesIn(database)) fillTable(database, name)
  })
  fill()
  database.close()
  return dataDir
}

const tablesIn = (database: Database.Database) =>
  database
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and sql not like '%kysely%'",
    )
    .pluck()
    .all()

function fillTable(database: Database.Database, name: string): void {
  const columns = database
    .prepare<[string], { name: string; type: string }>(
      'select name, type from pragma_table_info(?)',
    )
    .all(name)
  const references = database
    .prepare<[string], string>('select "from" from pragma_foreign_key_list(?)')
    .pluck()
    .all(name)
  const insert = database.prepare(
    `insert into "${name}" values (${columns.map(() => '?').join(', ')})`,
  )
  for (let row = 0; row < ROWS; row += 1) {
    const values = columns.map((column) => {
      const number = references.includes(column.name) ? (row + 1) % ROWS : row
      const values = { text: `${number} “ü\n”`, bytea: Buffer.from([0, 255, row % 256]) }
      return column.type === 'text' || column.type === 'bytea' ? values[column.type] : number
    })
    insert.run(values)
  }
}

async function inPostgres(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function expectMoved({ dataDir, to }: Move): Promise<void> {
  const database = new Database(join(dataDir, 'leads.db'))
  const client = await inPostgres(to)
  for (const name of tablesIn(database)) {
    const rows = database.prepare(`select * from "${name}"`).all()
    // `pg` returns a bigint as a string.
    const plain = (row: unknown) =>
      JSON.stringify(row, (_, value) => (typeof value === 'number' ? String(value) : value))
    const moved = (await client.query(`select * from "${name}"`)).rows
    expect(new Set(moved.map(plain)), name).toEqual(new Set(rows.map(plain)))
    expect(moved, name).toHaveLength(ROWS)
  }
  database.close()
}

describe('a move', () => {
  it('moves every table of this release and the next', async () => {
    const move = {
      dataDir: await filledDatabase(nextRelease),
      to: await postgres.database(),
      migrations: nextRelease,
    }
    const { tables } = await moveLeads(move)
    expect(tables.length).toBeGreaterThan(10)
    expect(tables).toContainEqual({ name: 'a_table_of_the_future', rows: ROWS })
    await expectMoved(move)
    expect(await moveLeads(move)).toMatchObject({ state: 'already' })
    await expectMoved(move)
  })

  it('continues after an interruption at any commit, and copies no row again', async () => {
    const dataDir = await filledDatabase()
    await assert(
      asyncProperty(
        integer({ min: 1, max: 24 }),
        integer({ min: 1, max: 24 }),
        async (...stops) => {
          const move = { dataDir, to: await postgres.database() }
          let copied = 0
          let last = new Map<string, number>()
          for (const stop of stops) {
            let commits = 0
            const onCopied = (table: string, done: number) => {
              commits += 1
              copied += done - (last.get(table) ?? 0)
              last = new Map(last).set(table, done)
              if (commits === stop) throw new Error('interrupted')
            }
            await moveLeads({ ...move, onCopied }).catch((error) =>
              expect(error).toHaveProperty('message', 'interrupted'),
            )
          }
          const { tables } = await moveLeads({
            ...move,
            onCopied: (table, done) => {
              copied += done - (last.get(table) ?? 0)
              last = new Map(last).set(table, done)
            },
          })
          expect(copied).toBe(tables.length * ROWS)
          await expectMoved(move)
        },
      ),
      { numRuns: 2 },
    )
  })

  it('starts over if the embedded database has changed since', async () => {
    const move = { dataDir: await filledDatabase(), to: await postgres.database() }
    const interrupt = () => {
      throw new Error('interrupted')
    }
    await expect(moveLeads({ ...move, onCopied: interrupt })).rejects.toThrow('interrupted')
    const database = new Database(join(move.dataDir, 'leads.db'))
    database.exec("update leads set note = 'changed'")
    database.close()
    await moveLeads(move)
    await expectMoved(move)
  })

  it('moves a lead with its deliveries and history', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    const id = idOf(await leads.submit('contact', message, sender))
    const before = await leads.inbox.show(id)
    await leads.close()
    const databaseUrl = await postgres.database()
    await moveLeads({ dataDir, to: databaseUrl })
    const moved = await testLeads({ databaseUrl })
    expect(await moved.inbox.show(id)).toEqual(before)
  })
})

describe('nothing is moved', () => {
  it('while another process uses the embedded database', async () => {
    const dataDir = await temporaryFolder()
    await testLeads({ dataDir })
    await expect(moveLeads({ dataDir, to: await postgres.database() })).rejects.toThrow(dataDir)
  })

  it('to a database with other data, which stays as it is', async () => {
    const dataDir = await temporaryFolder()
    await (await testLeads({ dataDir })).close()
    const to = await postgres.database()
    const other = await testLeads({ databaseUrl: to })
    await other.submit('contact', message, sender)
    await expect(moveLeads({ dataDir, to })).rejects.toThrow('other data')
    expect(await other.inbox.count()).toBe(1)
    expect(await other.state()).toMatchObject({ ok: true })
  })

  it.each([
    ['a_table_of_the_future', nextRelease],
    ['leads.a_column_of_the_future', releaseWithColumn],
  ])('with a newer release’s %s, which this one doesn’t know', async (name, release) => {
    const dataDir = await filledDatabase(release)
    const move = { dataDir, to: await postgres.database() }
    await expect(moveLeads(move)).rejects.toThrow(MoveError)
    await expect(moveLeads(move)).rejects.toThrow(name)
    await moveLeads({ ...move, migrations: release })
    await expectMoved(move)
  })
})

describe('a site that is started during a move', () => {
  it('can write to neither database', async () => {
    const dataDir = await filledDatabase()
    const databaseUrl = await postgres.database()
    const submissions: string[] = []
    const onCopied = async () => {
      if (submissions.length > 0) return
      for (const options of [{}, { databaseUrl }]) {
        const site = await openLeads({ dataDir, ...options, ...testOptions() })
        submissions.push((await site.submit('contact', message, sender)).state)
        await site.close()
      }
    }
    await moveLeads({ dataDir, to: databaseUrl, onCopied })
    expect(submissions).toEqual(['unavailable', 'unavailable'])
    await expectMoved({ dataDir, to: databaseUrl })
  })
})
