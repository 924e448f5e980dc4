import { type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { searchText } from './search-text.ts'
import type { Tables } from './tables.ts'

const first: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .addColumn('fields', 'text', (c) => c.notNull())
      .addColumn('page', 'text')
      .addColumn('referrer', 'text')
      .addColumn('unique_key', 'text', (c) => c.unique())
      .execute()
    await db.schema.createIndex('leads_by_time').on('leads').column('received_at').execute()

    await db.schema
      .createTable('used_keys')
      .addColumn('form', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('used_keys_primary', ['form', 'key', 'fingerprint'])
      .execute()
    await db.schema.createIndex('used_keys_by_lead').on('used_keys').column('lead_id').execute()

    await db.schema
      .createTable('posts')
      .addColumn('form', 'text', (c) => c.notNull())
      .addColumn('client', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('fingerprint', 'text')
      .addColumn('lead_id', 'text', (c) => c.references('leads.id').onDelete('set null'))
      .execute()
    await db.schema
      .createIndex('posts_by_client')
      .on('posts')
      .columns(['form', 'client', 'outcome', 'at'])
      .execute()
    await db.schema.createIndex('posts_by_time').on('posts').column('at').execute()
    await db.schema.createIndex('posts_by_lead').on('posts').column('lead_id').execute()

    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
      .addColumn('claimed_until', 'bigint')
      .addColumn('claim', 'text')
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('deliveries_by_due')
      .on('deliveries')
      .columns(['state', 'next_attempt_at'])
      .execute()
    await db.schema.createIndex('deliveries_by_lead').on('deliveries').column('lead_id').execute()
  },
}

const second: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('leads').addColumn('note', 'text').execute()
    await db.schema.alterTable('leads').addColumn('subscription', 'text').execute()
    await db.schema.alterTable('leads').addColumn('subscription_at', 'bigint').execute()
    await db.schema.alterTable('deliveries').addColumn('event', 'text').execute()
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Rows that are read at once. */
const part = 500

const third: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('leads')
      .addColumn('search', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom('leads')
        .select(['id', 'fields', 'note'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(part)
        .execute()
      for (const row of rows) {
        const search = searchText(row)
        await db.updateTable('leads').set({ search }).where('id', '=', row.id).execute()
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  },
}

const fourth: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create index leads_in_order on leads (
      (case when status = 'spam' and seen_at is null then 0 else 1 end), received_at desc, id
    )`.execute(db)
  },
}

const fifth: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createIndex('leads_by_subscription')
      .on('leads')
      .columns(['subscription', 'subscription_at'])
      .execute()
  },
}

const sixth: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('leads').addColumn('updates', 'text').execute()
    // What a cap held back used to wait for a person; now it goes out.
    await db
      .updateTable('deliveries')
      .set({ state: 'pending' })
      .where('state', '=', 'failed')
      .where('attempts', '=', 0)
      .execute()
  },
}

/**
 * Every change of the tables, oldest first. One that has shipped is never edited: add another. Each
 * only adds (a table, an index, a column that has a default or may be empty), so that the release
 * before it still runs on the same database, beside the new one and after a roll back.
 */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-leads': first,
    '0002-follow-up': second,
    '0003-search': third,
    '0004-order': fourth,
    '0005-subscription': fifth,
    '0006-updates': sixth,
  }),
}
