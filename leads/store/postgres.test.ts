import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { peopleIn } from '../people/people.ts'
import { openRestoreJournal } from '../restore-journal/journal.ts'
import { runOnPostgres, sender, testLeads, testOptions } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { createStore, type Store } from './database.ts'

// Runs the tests of leads again on a real PostgreSQL.
const postgres = await startPostgres()
afterAll(() => postgres.stop())
runOnPostgres(postgres)

// An unhandled error would end the process. Vitest fails the run for it.
describe('a connection that the server terminates', () => {
  /** Terminates all connections of a database, and lets this process notice. */
  async function terminate(databaseUrl: string): Promise<number> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.end()
    await nextTurn()
    return rowCount ?? 0
  }

  it('while it is idle is logged and replaced', async () => {
    const databaseUrl = await postgres.database()
    const options = testOptions({ databaseUrl })
    const leads = await testLeads(options)
    expect(await terminate(databaseUrl)).toBeGreaterThan(0)
    // The error code `admin_shutdown`.
    expect(options.logged).toContainEqual({ reason: '57P01' })
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'accepted' })
    expect(await leads.state()).toMatchObject({ ok: true, waiting: 2 })
  })

  it('in a transaction undoes the transaction only', async () => {
    const databaseUrl = await postgres.database()
    const store = createStore({ dataDir: 'none', databaseUrl, onIdleError: () => {} })
    onTestFinished(() => store.close())
    const name = 'links'
    const write = (between?: () => Promise<unknown>) =>
      store.write(async (trx) => {
        await trx.insertInto('secrets').values({ name, value: 'a secret' }).execute()
        await between?.()
        await sql`select 1`.execute(trx)
      })
    await expect(write(() => terminate(databaseUrl))).rejects.toThrow()
    await write()
    const rows = await (await store.open()).selectFrom('secrets').select('name').execute()
    expect(rows).toEqual([{ name }])
  })
})

it('leaves no session open without a second factor that another process begins to require', async () => {
  const databaseUrl = await postgres.database()
  const open = () => {
    const store = createStore({ dataDir: 'none', databaseUrl, onIdleError: () => {} })
    onTestFinished(() => store.close())
    return store
  }
  const [store, other] = [open(), open()]
  const cost = { N: 1024, r: 8, p: 1 }
  const journal = openRestoreJournal('none')
  const administrator = peopleIn({ store: other, journal, now: Date.now, cost })
  const password = 'correct horse battery'
  const { id } = await administrator.add({ name: 'Ada', role: 'editor', password })
  let required: Promise<void> | undefined
  let isDone = false
  /** Begins to require a second factor when a session has been written, but isn't committed. */
  const write: Store['write'] = (change) =>
    store.write(async (trx, afterCommit) => {
      const result = await change(trx, afterCommit)
      const written = await trx.selectFrom('editor_sessions').select('kind').execute()
      if (written.length === 0 || required) return result
      required = administrator.requireSecondFactor('required').then(() => {
        isDone = true
      })
      await vi.waitUntil(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx)
        return isDone || rows.length > 0
      }, 60_000)
      return result
    })
  const people = peopleIn({ store: { ...store, write }, journal, now: Date.now, cost })
  await people.signIn({ name: 'Ada', password, permission: 'studio', address: '::1' })
  await required
  expect([isDone, await people.isSignedIn(id)]).toEqual([true, false])
})

await import('../leads.test.ts')
await import('../submit.test.ts')
await import('../rate-limits/submission-limits.test.ts')
await import('../retention.test.ts')
await import('./migrations.test.ts')
await import('./query-plans.test.ts')
await import('../inbox/inbox.test.ts')
await import('../inbox/work.test.ts')
await import('../people/people.test.ts')
await import('../people/second-factor.test.ts')
await import('../overview/overview.test.ts')
await import('../newsletter/newsletter.test.ts')
await import('../newsletter/sending.test.ts')
await import('../delivery/visitor-mail-limits.test.ts')
await import('../delivery/worker.test.ts')
