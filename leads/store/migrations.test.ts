import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { message, sender, temporaryFolder, testLeads, testStore } from '../test/leads.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const rows = 500
const longAgo = Date.UTC(2025, 0, 1)

/** Takes a database back to what the first release left behind, filled with its leads. */
async function firstRelease(dataDir: string): Promise<void> {
  const store = await testStore(dataDir)
  const db = await store.open()
  for (const index of ['leads_in_order', 'leads_by_subscription']) {
    await db.schema.dropIndex(index).execute()
  }
  for (const table of ['sessions', 'secrets']) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('deliveries').dropColumn('event').execute()
  for (const column of ['note', 'subscription', 'subscription_at', 'search', 'updates']) {
    await db.schema.alterTable('leads').dropColumn(column).execute()
  }
  await sql`delete from kysely_migration where name <> '0001-leads'`.execute(db)
  await store.write(async (trx) => {
    for (let number = 0; number < rows; number += 1) {
      const id = `old-${number}`
      const fields = JSON.stringify({ ...message, subject: `No. ${number}` })
      await sql`insert into leads (id, kind, status, received_at, fields)
        values (${id}, 'contact', 'new', ${longAgo + number}, ${fields})`.execute(trx)
      await sql`insert into deliveries
        (id, lead_id, kind, state, attempts, next_attempt_at, message_id, created_at)
        values (${`delivery-${number}`}, ${id}, 'notification', 'pending', 3, ${longAgo},
          ${`<${number}@example.com>`}, ${longAgo + number})`.execute(trx)
    }
  })
  await store.close()
}

describe('a database of an older release', () => {
  it('is brought up to date with all that is in it', async () => {
    const dataDir = await temporaryFolder()
    await firstRelease(dataDir)
    const leads = await testLeads({ dataDir })
    expect(await leads.inbox.count()).toBe(rows)
    expect(await leads.state()).toMatchObject({ pending: rows, oldestPendingAt: longAgo })
    expect(await leads.inbox.show('old-7')).toMatchObject({
      fields: { subject: 'No. 7' },
      deliveries: [{ kind: 'notification', attempts: 3, messageId: '<7@example.com>' }],
    })
    expect(await leads.inbox.setNote('old-7', 'called back')).toBe(true)
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'accepted' })
  })
})

describe('a database of a newer release', () => {
  it('still serves this one, as after a roll back', async () => {
    const dataDir = await temporaryFolder()
    const before = await testLeads({ dataDir })
    await before.submit('contact', message, sender)
    await before.close()

    const store = await testStore(dataDir)
    const db: Kysely<Tables> = await store.open()
    const newer = {
      getMigrations: async () => ({
        ...(await migrations.getMigrations()),
        '9999-of-the-future': {
          up: (db: Kysely<unknown>) =>
            db.schema.alterTable('leads').addColumn('of_the_future', 'text').execute(),
        },
      }),
    }
    const { error } = await new Migrator({ db, provider: newer }).migrateToLatest()
    expect(error).toBeUndefined()
    await store.close()

    const after = await testLeads({ dataDir })
    const other = { ...message, subject: 'Another one' }
    expect(await after.submit('contact', other, sender)).toMatchObject({ state: 'accepted' })
    expect(await after.inbox.count()).toBe(2)
  })
})
