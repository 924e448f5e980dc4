import type { Kysely } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { leadRow, sender, temporaryFolder, testLeads, testStore } from '../test/leads.ts'
import { message, request } from '../test/messages.ts'
import { migrations } from './migrations.ts'

/** The migrations of an earlier release, whose last one is `last`. */
function migrationsUpTo(last: string): MigrationProvider {
  return {
    async getMigrations() {
      const all = Object.entries(await migrations.getMigrations())
      return Object.fromEntries(all.filter(([name]) => name <= last))
    },
  }
}

const firstRelease = migrationsUpTo('0001-baseline')

/** A future release that adds a column. */
const newerRelease: MigrationProvider = {
  getMigrations: async () => ({
    ...(await migrations.getMigrations()),
    '9999-of-the-future': {
      up: (db: Kysely<unknown>) =>
        db.schema.alterTable('leads').addColumn('of_the_future', 'text').execute(),
    },
  }),
}

const receivedAt = Date.UTC(2025, 0, 1)

/** A database of the first release, with one lead whose mail has failed three times. */
async function firstDatabase(): Promise<string> {
  const dataDir = await temporaryFolder()
  const store = await testStore(dataDir, firstRelease)
  await store.write(async (trx) => {
    const fields = JSON.stringify(message)
    const lead = {
      id: 'old',
      kind: 'contact',
      status: 'new',
      fields,
      search_text: 'byron',
    } as const
    await trx
      .insertInto('leads')
      .values({ ...lead, received_at: receivedAt })
      .execute()
    const times = { next_attempt_at: receivedAt, created_at: receivedAt }
    const delivery = { id: 'd1', lead_id: 'old', kind: 'notification', state: 'pending' } as const
    await trx
      .insertInto('deliveries')
      .values({ ...delivery, ...times, attempts: 3, message_id: '<d1@example.com>' })
      .execute()
  })
  await store.close()
  return dataDir
}

describe('a database of the first release', () => {
  it('is migrated with its data', async () => {
    const leads = await testLeads({ dataDir: await firstDatabase() })
    expect(await leads.state()).toMatchObject({ waiting: 1, oldestWaiting: new Date(receivedAt) })
    expect(await leads.inbox.list({ text: 'Byron' })).toMatchObject([
      {
        id: 'old',
        fields: message,
        deliveries: [{ kind: 'notification', attempts: 3, messageId: '<d1@example.com>' }],
      },
    ])
    expect(await leads.inbox.visitor('old')).toMatchObject({ email: message.email, count: 1 })
    expect(await leads.inbox.addNote('old', 'called back')).toBe(true)
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'accepted' })
  })
})

describe('a database from before notes had authors', () => {
  it('keeps its notes', async () => {
    const dataDir = await temporaryFolder()
    const store = await testStore(dataDir, migrationsUpTo('0005-filters-without-text'))
    await store.write((trx) =>
      trx
        .insertInto('leads')
        .values(leadRow({ note: 'Called', answered_at: receivedAt }))
        .execute(),
    )
    await store.close()
    const leads = await testLeads({ dataDir })
    await leads.inbox.of('Kim').addNote('l1', 'Wrote')
    expect(await leads.inbox.history('l1')).toMatchObject([
      { at: new Date(receivedAt), event: 'note', note: 'Called', person: undefined },
      { event: 'note', note: 'Wrote', person: 'Kim' },
    ])
    expect(await leads.inbox.show('l1')).toMatchObject({ note: 'Called\n\nWrote' })
  })
})

describe('a database from before the indexes of the leads page', () => {
  it('loses the texts of saved filters, and names that are too long for an index', async () => {
    const dataDir = await temporaryFolder()
    const store = await testStore(dataDir, migrationsUpTo('0003-leads-work'))
    const host = 'a'.repeat(3_000)
    await store.write(async (trx) => {
      await trx
        .insertInto('leads')
        .values(leadRow({ email: message.email, referrer_host: host }))
        .execute()
      const queries = { Demos: 'kind=demo&text=ada', Ada: 'text=ada', New: 'status=new' }
      const filters = Object.entries(queries).map(([name, query]) => ({ name, query }))
      await trx.insertInto('saved_filters').values(filters).execute()
    })
    await store.close()

    const { inbox } = await testLeads({ dataDir, now: () => receivedAt })
    expect(await inbox.savedFilters()).toEqual([
      { name: 'Demos', query: 'kind=demo' },
      { name: 'New', query: 'status=new' },
    ])
    expect((await inbox.overview(1)).referrers).toEqual([{ name: host.slice(0, 200), count: 1 }])
  })
})

describe('a database of a newer release', () => {
  it('works with this release, as after a rollback', async () => {
    const dataDir = await firstDatabase()
    const newer = await testStore(dataDir, newerRelease)
    await newer.open()
    await newer.close()

    const leads = await testLeads({ dataDir })
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'accepted' })
    expect(await leads.inbox.count()).toBe(2)
  })
})

describe('a lead that a previous release stored after the migration', () => {
  it('is found by its email address after the next start', async () => {
    const dataDir = await temporaryFolder()
    const before = await testLeads({ dataDir })
    const [first, second] = [
      await before.submit('contact', message, sender),
      await before.submit('waitlist', request, sender),
    ]
    await before.close()
    const store = await testStore(dataDir, migrations)
    await store.write((trx) =>
      trx.updateTable('leads').set({ email: null, page_path: null }).execute(),
    )
    await store.close()

    const leads = await testLeads({ dataDir })
    if (first.state !== 'accepted' || second.state !== 'accepted') throw new Error('refused')
    for (const { id } of [first, second]) {
      expect(await leads.inbox.visitor(id)).toMatchObject({ email: message.email, count: 2 })
    }
  })
})
