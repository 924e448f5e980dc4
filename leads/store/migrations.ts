import { type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { baseline } from './baseline.ts'
import { index } from './create-index.ts'
import { sourceColumns } from './source-columns.ts'
import type { Tables } from './tables.ts'

const editors: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('editors')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('signed_in_at', 'bigint')
      .addColumn('removed_at', 'bigint')
      .execute()
    await db.schema
      .createTable('editor_sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('editor_id', 'text', (c) =>
        c.notNull().references('editors.id').onDelete('cascade'),
      )
      .addColumn('sign_in', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await index(db, 'editor_sessions', ['editor_id'])
    await index(db, 'editor_sessions', ['sign_in'])
  },
}

/** Data of the leads page: assignees, answers, duplicates, history, and columns to group by. */
const leadsWork: Migration = {
  async up(db: Kysely<Tables>) {
    const leads = db.schema.alterTable('leads')
    for (const column of ['page_path', 'campaign', 'referrer_host', 'email', 'assignee'] as const) {
      await leads.addColumn(column, 'text').execute()
    }
    await leads.addColumn('answered_at', 'bigint').execute()
    await leads
      .addColumn('merged_into', 'text', (c) => c.references('leads.id').onDelete('set null'))
      .execute()
    await index(db, 'leads', ['email'])
    await index(db, 'leads', ['merged_into'])
    await db.schema
      .createTable('lead_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('occurred_at', 'bigint', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .execute()
    await index(db, 'lead_events', ['lead_id'])
    await index(db, 'lead_events', ['event', 'occurred_at'])
    await db.schema
      .createTable('saved_filters')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('query', 'text', (c) => c.notNull())
      .execute()
    await fillSources(db)
  },
}

/**
 * Sets the columns of `sourceColumns()`, in batches.
 * @param options.onlyMissing only for leads stored by a previous release after the migration, either next to
 *   this release or after a rollback. Like HTML messages, they have no email address in its column.
 */
export async function fillSources(db: Kysely<Tables>, options = { onlyMissing: false }) {
  let after = ''
  for (;;) {
    let query = db
      .selectFrom('leads')
      .select(['id', 'fields', 'page', 'referrer'])
      .where('id', '>', after)
    if (options.onlyMissing) {
      query = query.where('email', 'is', null).where('kind', '<>', 'composed')
    }
    const rows = await query.orderBy('id').limit(FILL_BATCH_SIZE).execute()
    for (const row of rows) {
      await db.updateTable('leads').set(sourceColumns(row)).where('id', '=', row.id).execute()
      after = row.id
    }
    if (rows.length < FILL_BATCH_SIZE) return
  }
}

const FILL_BATCH_SIZE = 500

/**
 * Indexes that alone answer the queries of the leads page. Rows of leads are long, because each has its
 * fields and its search text.
 */
const leadsPageIndexes: Migration = {
  async up(db: Kysely<Tables>) {
    // An entry of a PostgreSQL index is limited to 2,704 bytes.
    await sql`update leads set referrer_host = substr(referrer_host, 1, 200)
      where length(referrer_host) > 200`.execute(db)
    // SQLite would use an index of all rows for the leads that are not merged, which are nearly all.
    await db.schema.dropIndex('leads_merged_into_idx').execute()
    await sql`create index leads_merged_into_idx on leads (merged_into)
      where merged_into is not null`.execute(db)
    await db.schema.dropIndex('leads_list_order_idx').execute()
    // The order of the list and its filters. Must be the same expression as in leads/inbox/read.ts.
    await sql`create index leads_list_idx on leads (
      (case when status = 'spam' and seen_at is null then 0 else 1 end), received_at desc, id,
      merged_into, kind, status, seen_at, assignee
    )`.execute(db)
    await db.schema.dropIndex('leads_received_at_idx').execute()
    await db.schema
      .createIndex('leads_overview_idx')
      .on('leads')
      .columns(['received_at', 'id', 'merged_into', 'status', 'kind', 'answered_at'])
      .columns(['page_path', 'campaign', 'referrer_host'])
      .execute()
    await db.schema.dropIndex('lead_events_event_occurred_at_idx').execute()
    await index(db, 'lead_events', ['event', 'occurred_at', 'detail'])
  },
}

/** Removes search texts from saved filters, because they may name people (see `saveFilter`). */
const filtersWithoutText: Migration = {
  async up(db: Kysely<Tables>) {
    const filters = await db.selectFrom('saved_filters').selectAll().execute()
    for (const { name, query: stored } of filters) {
      const params = new URLSearchParams(stored)
      params.delete('text')
      const query = params.toString()
      await (query === ''
        ? db.deleteFrom('saved_filters').where('name', '=', name).execute()
        : db.updateTable('saved_filters').set({ query }).where('name', '=', name).execute())
    }
  },
}

/** Who did what: people in the history of leads, notes with their authors, and activity about all leads. */
const whoDidWhat: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('lead_events').addColumn('person', 'text').execute()
    await db.schema.alterTable('lead_events').addColumn('note', 'text').execute()
    await db.schema
      .createTable('activity')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('occurred_at', 'bigint', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .execute()
    await index(db, 'activity', ['occurred_at'])
    await sql`insert into lead_events (id, lead_id, occurred_at, event, note)
      select 'note-' || id, id, coalesce(answered_at, received_at), 'note', note
      from leads where note is not null`.execute(db)
  },
}

/**
 * Files of leads, in a table of their own, so that reading leads doesn't read them. SQLite accepts any name of
 * a type, and stores bytes as they are.
 */
const leadFiles: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('lead_files')
      .addColumn('lead_id', 'text', (c) =>
        c.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('content', 'bytea', (c) => c.notNull())
      .execute()
  },
}

const writeChecks: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('write_checks')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute()
  },
}

/** Posts that were sent to subscribers. The unique index keeps a post from being sent to one of them twice. */
const newsletterPosts: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('newsletter_posts')
      .addColumn('post_id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('byline', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('excerpt', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .alterTable('deliveries')
      .addColumn('post_id', 'text', (c) => c.references('newsletter_posts.post_id'))
      .execute()
    await sql`create unique index deliveries_post_id_lead_id_idx on deliveries (post_id, lead_id)
      where post_id is not null`.execute(db)
    await sql`create index deliveries_post_id_state_idx on deliveries (post_id, state)
      where post_id is not null`.execute(db)
  },
}

const secondFactor: Migration = {
  async up(db: Kysely<Tables>) {
    const people = db.schema.alterTable('editors')
    await people.addColumn('code_key', 'text').execute()
    await people.addColumn('code_step', 'bigint').execute()
    await people.addColumn('recovery_codes', 'text').execute()
    await db.schema
      .createTable('people_settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
}

const changedPeople: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('editors').addColumn('changed_at', 'bigint').execute()
  },
}

const timeZone: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('editors').addColumn('time_zone', 'text').execute()
  },
}

/**
 * All migrations, oldest first. Never edit one that has shipped: add another. A migration only adds (a table,
 * an index, a column that is nullable or has a default), so that the previous release still runs on the same
 * database, next to the new one or after a rollback. Indexes can be replaced.
 */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-baseline': baseline,
    '0002-editors': editors,
    '0003-leads-work': leadsWork,
    '0004-leads-page-indexes': leadsPageIndexes,
    '0005-filters-without-text': filtersWithoutText,
    '0006-who-did-what': whoDidWhat,
    '0007-lead-files': leadFiles,
    '0008-write-checks': writeChecks,
    '0009-newsletter-posts': newsletterPosts,
    '0010-second-factor': secondFactor,
    '0011-changed-people': changedPeople,
    '0012-time-zone': timeZone,
  }),
}
