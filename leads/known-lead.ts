import type { IncomingSubmission } from './accept-submission.ts'
import { enqueue, enqueueKinds } from './delivery/enqueue.ts'
import type { Store, Trx } from './store/database.ts'
import { searchText } from './store/search-text.ts'
import type { LeadRow } from './store/tables.ts'
import { withUpdate } from './updates.ts'

/** The lead with a unique key (`uniqueKey`). */
export function findKnown(trx: Trx, unique: string): Promise<LeadRow | undefined> {
  const known = trx.selectFrom('leads').selectAll().where('unique_key', '=', unique)
  return known.executeTakeFirst()
}

/** Handles a further submission of an address on the waitlist or the newsletter. It adds no lead. */
export async function updateKnown(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
  known: LeadRow,
) {
  await resendConfirmation(store, trx, submission, known)
  await storeUpdate(store, trx, submission, known)
}

/** Queues the confirmation again for an unconfirmed address. The response stays the same. */
async function resendConfirmation(
  store: Store,
  trx: Trx,
  { queue, now, network }: IncomingSubmission,
  known: LeadRow,
) {
  if (known.kind !== 'newsletter' || known.subscription === 'confirmed') return
  const cause = { lead: known, event: 'lead.received', now, network } as const
  await enqueueKinds(store, trx, queue, cause, ['confirmation'])
}

/** Stores new fields for a known address as an update of its lead, and marks the lead as not seen. */
async function storeUpdate(
  store: Store,
  trx: Trx,
  { parsed, queue, now }: IncomingSubmission,
  known: LeadRow,
) {
  const all = withUpdate(known, parsed.fields, now)
  if (!all) return
  const updates = JSON.stringify(all)
  await trx
    .updateTable('leads')
    .set({ updates, seen_at: null, search_text: searchText({ ...known, updates }) })
    .where('id', '=', known.id)
    .execute()
  await enqueue(store, trx, queue, { lead: known, event: 'lead.updated', now })
}
