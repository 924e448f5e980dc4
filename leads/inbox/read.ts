import { sql } from 'kysely'
import { fileField } from '../forms.ts'
import { inBatches } from '../store/batches.ts'
import type { Db, Store } from '../store/database.ts'
import type { DeliveryRow, LeadChange, LeadRow } from '../store/tables.ts'
import { parseFields } from '../stored-fields.ts'
import { filterCondition, type LeadFilter } from './filter.ts'
import { type Lead, type LinkParts, toLead } from './lead.ts'

/** How many leads are read at a time, so that an export doesn't load all of them. */
const BATCH_SIZE = 500

export interface LeadHistoryEntry {
  at: Date
  event: LeadChange
  /** A status, a name, the ID of another lead, or a subscription. */
  detail: string | undefined
  /** The name of who did it; undefined for a subscriber, the command line, and earlier releases. */
  person: string | undefined
  /** The text of a note. */
  note: string | undefined
}

export interface Page {
  limit: number
  offset?: number
}

/** Must match the expression of the index `leads_list_idx`, or SQLite doesn't use the index. */
const unseenSpamFirst = sql`case when status = 'spam' and seen_at is null then 0 else 1 end`

/** The same expression, hidden from the index: a query that reads every lead is faster in table order. */
const unseenSpamFirstUnindexed = sql`+(${unseenSpamFirst})`

/** Suspected spam that nobody has seen comes first, then the newest. */
export async function listLeads(store: Store, links: LinkParts, filter: LeadFilter, page: Page) {
  const db = await store.open()
  const readsAll = Boolean(filter.text) && !store.hasCostBasedPlanner
  // The index alone finds the page, no matter how far down it is. Only the rows of that page are read.
  const ids = db
    .selectFrom('leads')
    .select('id')
    .where((eb) => filterCondition(eb, filter))
    .orderBy(readsAll ? unseenSpamFirstUnindexed : unseenSpamFirst)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset ?? 0)
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(unseenSpamFirstUnindexed)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute()
  return withDeliveries(db, links, rows)
}

/** All matching leads in batches, oldest first. */
export async function* streamLeads(db: Db, links: LinkParts, filter: LeadFilter) {
  let after: { at: number; id: string } | undefined
  for (;;) {
    const rows: LeadRow[] = await db
      .selectFrom('leads')
      .selectAll()
      .where((eb) => filterCondition(eb, filter))
      .$if(after !== undefined, (query) =>
        query
          .where('received_at', '>=', after?.at ?? 0)
          .where((eb) =>
            eb.or([eb('received_at', '>', after?.at ?? 0), eb('id', '>', after?.id ?? '')]),
          ),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    if (rows.length > 0) yield await withDeliveries(db, links, rows)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    after = { at: last.received_at, id: last.id }
  }
}

/** The number of leads that match a filter. */
export async function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  const row = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => filterCondition(eb, filter))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Returns a lead and marks it as seen. */
export async function showLead(store: Store, links: LinkParts, id: string, now: number) {
  await store.write((trx) =>
    trx
      .updateTable('leads')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute(),
  )
  const db = await store.open()
  const rows = await db.selectFrom('leads').selectAll().where('id', '=', id).execute()
  return (await withDeliveries(db, links, rows))[0]
}

/** A file of a lead, such as a CV. */
export interface LeadFile {
  name: string
  content: Uint8Array
}

/** The file of a lead; undefined when it has none. */
export async function readFile(db: Db, id: string): Promise<LeadFile | undefined> {
  const row = await db
    .selectFrom('lead_files')
    .innerJoin('leads', 'leads.id', 'lead_files.lead_id')
    .select(['kind', 'fields', 'content'])
    .where('lead_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const field = fileField(row.kind)
  const name = field && parseFields(row.fields)[field]
  return { name: String(name ?? 'file.pdf'), content: row.content }
}

/**
 * Everything that one person has sent: all leads from the address of this lead, and those merged with them.
 */
export interface Visitor {
  /** Undefined for a lead without an address. */
  email: string | undefined
  /** Newest first, at most `MAX_VISITOR_LEADS`. */
  leads: Lead[]
  count: number
}

const MAX_VISITOR_LEADS = 200

/** Everything from the sender of a lead; undefined when the lead does not exist. */
export async function showVisitor(
  db: Db,
  links: LinkParts,
  id: string,
): Promise<Visitor | undefined> {
  const one = await db
    .selectFrom('leads')
    .select(['email', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!one) return undefined
  const { email, merged_into } = one
  const ids = db.selectFrom('leads').select('id')
  const original = merged_into ?? id
  // A union, because PostgreSQL would read the whole table for an OR.
  const merged = ids
    .where('id', 'in', [id, original])
    .union(ids.where('merged_into', '=', original))
  const own = ids.where('email', '=', email)
  const all = email ? merged.union(own).union(ids.where('merged_into', 'in', own)) : merged
  const theirs = db.selectFrom('leads').where('id', 'in', all)
  const rows = await theirs
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(MAX_VISITOR_LEADS)
    .execute()
  const { count } = await theirs
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    email: email ?? undefined,
    leads: await withDeliveries(db, links, rows),
    count,
  }
}

/** What was done with a lead, oldest first. */
export async function listLeadEvents(db: Db, id: string): Promise<LeadHistoryEntry[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  return rows.map(({ occurred_at, event, detail, person, note }) => ({
    at: new Date(occurred_at),
    event,
    detail: detail ?? undefined,
    person: person ?? undefined,
    note: note ?? undefined,
  }))
}

async function withDeliveries(db: Db, links: LinkParts, rows: LeadRow[]): Promise<Lead[]> {
  const deliveries = Map.groupBy(await deliveriesOf(db, rows), (row) => row.lead_id)
  return rows.map((row) => toLead(row, deliveries.get(row.id) ?? [], links))
}

async function deliveriesOf(db: Db, rows: LeadRow[]): Promise<DeliveryRow[]> {
  const found: DeliveryRow[] = []
  for (const ids of inBatches(rows.map(({ id }) => id))) {
    const some = db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids)
    found.push(...(await some.orderBy('created_at').orderBy('kind', 'desc').execute()))
  }
  return found
}
