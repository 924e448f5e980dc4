import { kindsAboutOne } from './delivery/kinds.ts'
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
  await keepDeliveriesAboutMany(trx, id)
  const result = await trx.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * Moves unsent deliveries about other leads to another lead, and the last of each kind, because the next one lists what
 * came later.
 */
async function keepDeliveriesAboutMany(trx: Trx, lead: string): Promise<void> {
  const other = trx.selectFrom('leads').select('id').where('id', '!=', lead)
  const newest = await other.orderBy('received_at', 'desc').limit(1).executeTakeFirst()
  if (!newest) return
  await trx
    .updateTable('deliveries')
    .set({ lead_id: newest.id })
    .where('lead_id', '=', lead)
    .where('kind', 'not in', kindsAboutOne)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['pending', 'claimed']),
        eb(
          'created_at',
          '=',
          eb
            .selectFrom('deliveries as others')
            .select(({ fn }) => fn.max('others.created_at').as('last'))
            .whereRef('others.kind', '=', 'deliveries.kind'),
        ),
      ]),
    )
    .execute()
}
