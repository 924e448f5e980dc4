import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../test/leads.ts'
import { groupCommit } from './commit.ts'
import { createStore, type Trx } from './database.ts'

async function emptyStore() {
  const dataDir = await temporaryFolder()
  const open = () => createStore({ dataDir, onIdleError: () => undefined })
  return { store: open(), another: open }
}

const add = (trx: Trx, client: string) =>
  trx
    .insertInto('rate_limit_events')
    .values({
      form: 'contact',
      client,
      event: 'accepted',
      occurred_at: 1,
      fingerprint: null,
      lead_id: null,
    })
    .execute()

it('keeps every change that was reported as done, and nothing of one that failed', async () => {
  const { store, another } = await emptyStore()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, number) =>
      store.write(async (trx) => {
        await add(trx, `${number}`)
        if (number % 3 === 0) throw new Error('changed its mind')
        // A failed statement must not affect the other changes either.
        if (number % 3 === 1)
          await sql`insert into rate_limit_events (occurred_at) values (null)`.execute(trx)
        return number
      }),
    ),
  )
  await store.close()
  const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const reader = another()
  const rows = await (await reader.open())
    .selectFrom('rate_limit_events')
    .select('client')
    .execute()
  await reader.close()
  expect(made).toHaveLength(66)
  expect(rows.map(({ client }) => Number(client)).toSorted((a, b) => a - b)).toEqual(made)
})

it('repeats the other changes after one that rolls the transaction back', async () => {
  const { store } = await emptyStore()
  const first = store.write((trx) => add(trx, 'first'))
  const broken = store.write(async (trx) => {
    await add(trx, 'broken')
    // As on a full disk, when SQLite rolls back the whole transaction.
    await sql`rollback`.execute(trx)
    throw new Error('disk full')
  })
  const beside = store.write((trx) => add(trx, 'beside'))
  expect((await Promise.allSettled([first, broken, beside])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await store.write((trx) => add(trx, 'later'))
  const rows = await (await store.open()).selectFrom('rate_limit_events').select('client').execute()
  await store.close()
  expect(rows.map(({ client }) => client).toSorted()).toEqual(['beside', 'first', 'later'])
})

it('opens the database once for changes that share a commit, and rejects all of them if it is down', async () => {
  let opened = 0
  const write = groupCommit<object>(async () => {
    opened += 1
    throw new Error('busy')
  })
  const changes = await Promise.allSettled([1, 2, 3].map((value) => write(async () => value)))
  expect(changes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(opened).toBe(1)
})

it('does what follows a commit once, before the change is reported as done, and never for a failed one', async () => {
  const { store } = await emptyStore()
  const done: string[] = []
  const write = (name: string, fails = false) =>
    store.write(async (trx, afterCommit) => {
      afterCommit(async () => void done.push(name))
      await add(trx, name)
      if (fails) throw new Error('failed')
      return name
    })
  const first = write('first')
  const failed = write('failed', true)
  const last = write('last').then(() => done.includes('last'))
  const outcomes = await Promise.allSettled([first, failed, last])
  await store.close()
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['first', 'last'])
  expect(await last).toBe(true)
})
