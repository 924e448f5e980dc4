import type { Trx } from './store/database.ts'

/**
 * Deletes a lead with everything about it. The counts of the limits stay for their day, without what
 * could tell what was posted.
 * @returns whether there was one
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
