import type { SubmissionKind } from './schemas.ts'
import type { Db, Store } from './store/database.ts'
import type { DeliveryRow, DeliveryState, LeadRow } from './store/tables.ts'

/** A lead as an owner sees it. */
export interface Lead {
  id: string
  kind: SubmissionKind
  status: LeadRow['status']
  receivedAt: Date
  seenAt?: Date
  fields: Record<string, string | string[]>
  page?: string
  referrer?: string
  deliveries: LeadDelivery[]
}

export interface LeadDelivery {
  kind: DeliveryRow['kind']
  state: DeliveryState
  attempts: number
  messageId: string
  nextAttemptAt?: Date
  sentAt?: Date
  lastError?: string
}

/** What an owner does with the leads received, from the command line. */
export interface Inbox {
  /** Suspected spam nobody has looked at comes first, then the newest. All of them by default. */
  list(limit?: number): Promise<Lead[]>
  count(): Promise<number>
  /** One lead, which is thereby looked at; undefined when there is none. */
  show(id: string): Promise<Lead | undefined>
  /** Makes what failed or waits due now, of one lead or of all. Returns how many deliveries. */
  retry(id?: string): Promise<number>
  /** Removes a lead with everything about it. Returns whether there was one. */
  remove(id: string): Promise<boolean>
}

export function openInbox(store: Store, now: () => number): Inbox {
  return {
    async list(limit) {
      const db = await store.open()
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .orderBy((eb) =>
          eb
            .case()
            .when(eb.and([eb('status', '=', 'spam'), eb('seen_at', 'is', null)]))
            .then(0)
            .else(1)
            .end(),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
      return withDeliveries(db, rows)
    },
    async count() {
      const db = await store.open()
      const row = await db
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirst()
      return row?.count ?? 0
    },
    async show(id) {
      await store.write((trx) =>
        trx
          .updateTable('leads')
          .set({ seen_at: now() })
          .where('id', '=', id)
          .where('seen_at', 'is', null)
          .execute(),
      )
      const db = await store.open()
      const rows = await db.selectFrom('leads').selectAll().where('id', '=', id).execute()
      return (await withDeliveries(db, rows))[0]
    },
    async retry(id) {
      const result = await store.write((trx) =>
        trx
          .updateTable('deliveries')
          .set({ state: 'pending', next_attempt_at: now() })
          .where('state', 'in', ['pending', 'failed'])
          .$if(id !== undefined, (query) => query.where('lead_id', '=', id ?? ''))
          .executeTakeFirst(),
      )
      return Number(result.numUpdatedRows)
    },
    async remove(id) {
      const result = await store.write((trx) =>
        trx.deleteFrom('leads').where('id', '=', id).executeTakeFirst(),
      )
      return result.numDeletedRows > 0n
    },
  }
}

async function withDeliveries(db: Db, rows: LeadRow[]): Promise<Lead[]> {
  const deliveries = Map.groupBy(await deliveriesOf(db, rows), (row) => row.lead_id)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    receivedAt: new Date(row.received_at),
    ...(row.seen_at === null ? {} : { seenAt: new Date(row.seen_at) }),
    fields: JSON.parse(row.fields),
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.referrer === null ? {} : { referrer: row.referrer }),
    deliveries: (deliveries.get(row.id) ?? []).map(asLeadDelivery),
  }))
}

async function deliveriesOf(db: Db, rows: LeadRow[]): Promise<DeliveryRow[]> {
  const found: DeliveryRow[] = []
  // In parts, since a query takes a bounded number of values.
  for (let start = 0; start < rows.length; start += 500) {
    const ids = rows.slice(start, start + 500).map((row) => row.id)
    const part = db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids)
    found.push(...(await part.orderBy('created_at').execute()))
  }
  return found
}

function asLeadDelivery(row: DeliveryRow): LeadDelivery {
  return {
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    messageId: row.message_id,
    ...(row.state === 'pending' ? { nextAttemptAt: new Date(row.next_attempt_at) } : {}),
    ...(row.sent_at === null ? {} : { sentAt: new Date(row.sent_at) }),
    ...(row.last_error === null ? {} : { lastError: row.last_error }),
  }
}
