import type { Trx } from './store/database.ts'

/**
 * Deletes a lead with its deliveries, idempotency keys, and history. Its rate limit events stay until they
 * expire, without the fingerprint of its fields. The history of leads that were merged with it keeps the
 * merge, without its ID.
 * @returns whether the lead existed
 */
export async function deleteLead(trx: Trx, id: string): Promise<boolean> {
  await trx
    .updateTable('rate_limit_events')
    .set({ fingerprint: null })
    .where('lead_id', '=', id)
    .execute()
  await trx
    .updateTable('lead_events')
    .set({ detail: null })
    .where('event', 'in', ['merged-into', 'merged-from', 'separated'])
    .where('detail', '=', id)
    .execute()
  await keepDigest(trx, id)
  const result = await trx.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Moves an unsent digest, which is about other leads too, to another lead. */
async function keepDigest(trx: Trx, lead: string): Promise<void> {
  const other = trx.selectFrom('leads').select('id').where('id', '!=', lead)
  const newest = await other.orderBy('received_at', 'desc').limit(1).executeTakeFirst()
  if (!newest) return
  await trx
    .updateTable('deliveries')
    .set({ lead_id: newest.id })
    .where('lead_id', '=', lead)
    .where('kind', '=', 'digest')
    .where('state', 'in', ['pending', 'claimed'])
    .execute()
}
