import type { Trx } from './store/database.ts'

/**
 * Deletes a lead with its deliveries and keys. Its rate limit events stay until they expire, without
 * the fingerprint of its fields.
 * @returns whether the lead existed
 */
export async function deleteLead(trx: Trx, id: string): Promise<boolean> {
  await trx
    .updateTable('rate_limit_events')
    .set({ fingerprint: null })
    .where('lead_id', '=', id)
    .execute()
  const result = await trx.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
