import { deleteLead } from '../delete-lead.ts'
import { addressKey, type QueueParts, queueAll } from '../delivery/queue.ts'
import { mailbox } from '../formats.ts'
import { uniqueKey } from '../identity.ts'
import type { Store, Trx } from '../store/database.ts'
import { fold, searchText } from '../store/search-text.ts'
import type { LeadRow, LeadStatus } from '../store/tables.ts'
import { emailOf, parseFields } from '../stored-fields.ts'
import { cleanText } from '../text.ts'
import { mentions } from './filter.ts'

/** What erasing an address came to. */
export interface Erased {
  leads: number
  /** Leads of others whose text names the address: a person has to look at those. */
  mentioned: string[]
}

/**
 * Moves a lead to another status, which counts as having looked at it. Marked as spam, what still
 * waits about it is not sent; when spam turns out to be none, it is delivered like a new lead.
 * @returns whether there is such a lead
 */
export function changeStatus(
  store: Store,
  queue: QueueParts,
  id: string,
  status: LeadStatus,
  now: number,
): Promise<boolean> {
  return store.write(async (trx) => {
    const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
    if (!lead) return false
    if (lead.status === status) return true
    const wasSpam = lead.status === 'spam'
    const isSpam = status === 'spam'
    const unique_key = isSpam ? null : wasSpam ? await freeKey(trx, lead) : lead.unique_key
    await trx
      .updateTable('leads')
      .set({ status, unique_key, seen_at: lead.seen_at ?? now })
      .where('id', '=', id)
      .execute()
    if (isSpam) await dropWaiting(trx, id)
    if (wasSpam && !(await hasDeliveries(trx, id))) await queueAll(store, trx, queue, lead, now)
    return true
  })
}

/** Replaces the note of a lead; a blank one removes it. Returns whether there is such a lead. */
export function changeNote(store: Store, id: string, text: string): Promise<boolean> {
  const note = cleanText(text) || null
  return store.write(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['fields', 'updates'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!lead) return false
    const search_text = searchText({ ...lead, id, note })
    await trx.updateTable('leads').set({ note, search_text }).where('id', '=', id).execute()
    return true
  })
}

/**
 * Makes what failed or waits due now, of one lead or of all. What waits for its turn, and so was
 * never tried, goes by its own lead only: a flood is not let out by one word.
 * @returns how many deliveries; undefined when there is no such lead
 */
export function retryDeliveries(
  store: Store,
  id: string | undefined,
  now: number,
): Promise<number | undefined> {
  return store.write(async (trx) => {
    if (id !== undefined && !(await isLead(trx, id))) return undefined
    const result = await trx
      .updateTable('deliveries')
      .set({ state: 'pending', next_attempt_at: now })
      .where('state', 'in', ['pending', 'failed'])
      .where((eb) =>
        id === undefined
          ? eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', now)])
          : eb('lead_id', '=', id),
      )
      .executeTakeFirst()
    return Number(result.numUpdatedRows)
  })
}

/** Removes a lead with everything about it. Returns whether there was one. */
export function removeLead(store: Store, id: string): Promise<boolean> {
  return store.write((trx) => deleteLead(trx, id))
}

/** Removes everything that came from a mail address, in one transaction. */
export function eraseAddress(store: Store, given: string): Promise<Erased> {
  // As it is stored: an international domain in ASCII.
  const address = mailbox(given.trim()) ?? given
  return store.write(async (trx) => {
    const naming = trx.selectFrom('leads').select(['id', 'fields']).where(mentions(address))
    const leads = Map.groupBy(await naming.execute(), (lead) => isFrom(lead, address))
    const own = leads.get(true) ?? []
    const others = leads.get(false) ?? []
    for (const { id } of own) await deleteLead(trx, id)
    await trx.deleteFrom('rate_limit_events').where('client', '=', addressKey(address)).execute()
    return { leads: own.length, mentioned: others.map(({ id }) => id) }
  })
}

function isFrom({ fields }: Pick<LeadRow, 'fields'>, address: string): boolean {
  return fold(emailOf(fields)) === fold(address)
}

/** The key of what there may be one of, unless another lead has it by now. */
async function freeKey(trx: Trx, lead: LeadRow): Promise<string | null> {
  const key = uniqueKey(lead.kind, parseFields(lead.fields))
  if (!key) return null
  const taken = trx.selectFrom('leads').select('id').where('unique_key', '=', key)
  return (await taken.executeTakeFirst()) ? null : key
}

async function isLead(trx: Trx, id: string): Promise<boolean> {
  const one = trx.selectFrom('leads').select('id').where('id', '=', id)
  return (await one.executeTakeFirst()) !== undefined
}

async function dropWaiting(trx: Trx, lead: string) {
  await trx
    .deleteFrom('deliveries')
    .where('lead_id', '=', lead)
    .where('state', 'in', ['pending', 'failed'])
    .execute()
}

async function hasDeliveries(trx: Trx, lead: string): Promise<boolean> {
  const one = trx.selectFrom('deliveries').select('id').where('lead_id', '=', lead).limit(1)
  return (await one.executeTakeFirst()) !== undefined
}
