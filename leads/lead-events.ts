import { randomUUID } from 'node:crypto'
import type { Trx } from './store/database.ts'
import type { LeadEventRow } from './store/tables.ts'

/** Records what was done with a lead, in the transaction that does it. */
export async function recordLeadEvent(trx: Trx, event: Omit<LeadEventRow, 'id'>): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({ id: randomUUID(), ...event })
    .execute()
}
