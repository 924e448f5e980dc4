import { randomUUID } from 'node:crypto'
import type { Trx } from './store/database.ts'
import type { LeadEventRow } from './store/tables.ts'

/** What was done with a lead. Without a `person`, it was the command line or a subscriber. */
export type LeadEvent = Omit<LeadEventRow, 'id' | 'person' | 'note'> &
  Partial<Pick<LeadEventRow, 'person' | 'note'>>

/** Records what was done with a lead, in the transaction that does it. */
export async function recordLeadEvent(trx: Trx, event: LeadEvent): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({ id: randomUUID(), person: null, note: null, ...event })
    .execute()
}
