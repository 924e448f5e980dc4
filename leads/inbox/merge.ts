import { recordLeadEvent } from '../lead-events.ts'
import type { Store, Trx } from '../store/database.ts'
import type { Act } from './change.ts'

/** `impossible`: the two leads are the same, one is a newsletter subscription, or one is already merged. */
export type MergeResult = 'done' | 'missing' | 'impossible'

/**
 * Merges a lead into another lead about the same request. Both rows stay, with their deliveries. The first is
 * no longer listed or counted, and is shown with the second. Leads merged into the first move with it.
 */
export function mergeLead(
  store: Store,
  id: string,
  into: string,
  { now, person }: Act,
): Promise<MergeResult> {
  return store.write(async (trx) => {
    const found = await trx
      .selectFrom('leads')
      .select(['id', 'kind', 'merged_into'])
      .where('id', 'in', [id, into])
      .execute()
    if (found.length < new Set([id, into]).size) return 'missing'
    // A subscription is unique for its address, and the newsletter is sent from that list.
    const isMergeable = found.every((one) => one.kind !== 'newsletter' && one.merged_into === null)
    if (id === into || !isMergeable) return 'impossible'
    await trx
      .updateTable('leads')
      .set({ merged_into: into })
      .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
      .execute()
    await trx
      .updateTable('leads')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute()
    const event = { occurred_at: now, person }
    await recordLeadEvent(trx, { ...event, lead_id: id, event: 'merged-into', detail: into })
    await recordLeadEvent(trx, { ...event, lead_id: into, event: 'merged-from', detail: id })
    return 'done'
  })
}

/** Undoes a merge. Returns whether the lead was merged. */
export function unmergeLead(store: Store, id: string, { now, person }: Act): Promise<boolean> {
  return store.write(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst()
    const into = lead?.merged_into
    if (!into) return false
    await trx.updateTable('leads').set({ merged_into: null }).where('id', '=', id).execute()
    const event = { occurred_at: now, person, event: 'separated' } as const
    await recordLeadEvent(trx, { ...event, lead_id: id, detail: into })
    await recordLeadEvent(trx, { ...event, lead_id: into, detail: id })
    return true
  })
}

/** IDs of the leads that were merged with a lead from an address (folded). */
export async function mergedWith(trx: Trx, email: string): Promise<string[]> {
  const leads = trx.selectFrom('leads')
  const own = leads.select('id').where('email', '=', email)
  const duplicates = await leads.select('id').where('merged_into', 'in', own).execute()
  const originals = await leads
    .select('merged_into as id')
    .where('email', '=', email)
    .where('merged_into', 'is not', null)
    .execute()
  return [...duplicates, ...originals].flatMap(({ id }) => id ?? [])
}
