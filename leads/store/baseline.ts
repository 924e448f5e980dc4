import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index } from './create-index.ts'
import type { Tables } from './tables.ts'

/** The tables of the first release. */
export const baseline: Migration = {
  async up(db: Kysely<Tables>) {
    await createLeads(db)
    await createIdempotencyKeys(db)
    await createRateLimitEvents(db)
    await createDeliveries(db)
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('password_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}

async function createLeads(db: Kysely<Tables>): Promise<void> {
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
    .addColumn('note', 'text')
    .addColumn('updates', 'text')
    .addColumn('subscription', 'text')
    .addColumn('subscription_changed_at', 'bigint')
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'leads', ['received_at'])
  await index(db, 'leads', ['subscription', 'subscription_changed_at'])
  await sql`create index leads_list_order_idx on leads (
    (case when status = 'spam' and seen_at is null then 0 else 1 end), received_at desc, id
  )`.execute(db)
}

async function createIdempotencyKeys(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['form', 'key', 'fingerprint'])
    .execute()
  await index(db, 'idempotency_keys', ['lead_id'])
}

async function createRateLimitEvents(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('rate_limit_events')
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('occurred_at', 'bigint', (c) => c.notNull())
    .addColumn('fingerprint', 'text')
    .addColumn('lead_id', 'text', (c) => c.references('leads.id').onDelete('set null'))
    .execute()
  await index(db, 'rate_limit_events', ['form', 'client', 'event', 'occurred_at'])
  await index(db, 'rate_limit_events', ['occurred_at'])
  await index(db, 'rate_limit_events', ['lead_id'])
}

async function createDeliveries(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('event', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('claim_token', 'text')
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .execute()
  await index(db, 'deliveries', ['state', 'next_attempt_at'])
  await index(db, 'deliveries', ['lead_id'])
}
