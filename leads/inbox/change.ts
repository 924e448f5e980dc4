import { domainToUnicode } from 'node:url'
import { deleteLead } from '../delete-lead.ts'
import { enqueue, type QueueParts } from '../delivery/enqueue.ts'
import { deleteUnsent, hasDeliveries, retryNow } from '../delivery/outbox.ts'
import { addressKey } from '../delivery/visitor-mail-limits.ts'
import { emailAddress } from '../fields/formats.ts'
import { cleanLine, cleanText } from '../fields/text.ts'
import { uniqueKey } from '../identity.ts'
import { recordLeadEvent } from '../lead-events.ts'
import type { Store, Trx } from '../store/database.ts'
import { foldAddress, searchText } from '../store/search-text.ts'
import type { LeadRow, LeadStatus } from '../store/tables.ts'
import { emailOf, parseFields } from '../stored-fields.ts'
import { containsText } from './filter.ts'
import { maxLengths } from './max-lengths.ts'
import { mergedWith } from './merge.ts'
import { removeFiltersNaming } from './saved-filters.ts'

/** The result of erasing an address. */
export interface Erased {
  leads: number
  /**
   * IDs of leads from other senders that mention the address or were merged with a deleted lead. An owner has
   * to check them.
   */
  mentioned: string[]
}

/**
 * Sets the status of a lead and marks it as seen. Marking it as spam deletes its pending and failed
 * deliveries. A lead that was spam and has no deliveries is delivered like a new one.
 * @returns whether the lead exists
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
    const answered_at = lead.answered_at ?? (status === 'spam' ? null : now)
    const wasSpam = lead.status === 'spam'
    const isSpam = status === 'spam'
    const unique_key = isSpam ? null : wasSpam ? await freeKey(trx, lead) : lead.unique_key
    await trx
      .updateTable('leads')
      .set({ status, unique_key, answered_at, seen_at: lead.seen_at ?? now })
      .where('id', '=', id)
      .execute()
    await recordLeadEvent(trx, { lead_id: id, occurred_at: now, event: 'status', detail: status })
    if (isSpam) await deleteUnsent(trx, id)
    if (wasSpam && !(await hasDeliveries(trx, id))) {
      await enqueue(store, trx, queue, { lead, event: 'lead.received', now })
    }
    return true
  })
}

/** Replaces the note of a lead, or removes it if the text is blank. Returns whether the lead exists. */
export function changeNote(store: Store, id: string, text: string, now: number): Promise<boolean> {
  const note = cleanText(text) || null
  return store.write(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['fields', 'updates', 'note', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!lead) return false
    if (lead.note === note) return true
    const search_text = searchText({ ...lead, id, note })
    const answered_at = lead.answered_at ?? now
    await trx
      .updateTable('leads')
      .set({ note, search_text, answered_at })
      .where('id', '=', id)
      .execute()
    await recordLeadEvent(trx, { lead_id: id, occurred_at: now, event: 'note', detail: null })
    return true
  })
}

/** Assigns a lead to a person, or to nobody if the name is blank. Returns whether the lead exists. */
export function changeAssignee(
  store: Store,
  id: string,
  name: string,
  now: number,
): Promise<boolean> {
  const assignee = cleanLine(name).slice(0, maxLengths.assignee) || null
  return store.write(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('assignee')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!lead) return false
    if (lead.assignee === assignee) return true
    await trx.updateTable('leads').set({ assignee }).where('id', '=', id).execute()
    const event = { occurred_at: now, event: 'assigned', detail: assignee } as const
    await recordLeadEvent(trx, { lead_id: id, ...event })
    return true
  })
}

/** Retries the deliveries of one lead or of all leads (`retryNow`). Undefined when the lead does not exist. */
export function retryDeliveries(
  store: Store,
  id: string | undefined,
  now: number,
): Promise<number | undefined> {
  return store.write(async (trx) => {
    if (id !== undefined && !(await isLead(trx, id))) return undefined
    return retryNow(trx, id, now)
  })
}

/** Deletes a lead, the leads merged into it, and their deliveries. Returns whether the lead existed. */
export function removeLead(store: Store, id: string): Promise<boolean> {
  return store.write(async (trx) => {
    const duplicates = trx.selectFrom('leads').select('id').where('merged_into', '=', id)
    for (const duplicate of await duplicates.execute()) await deleteLead(trx, duplicate.id)
    return deleteLead(trx, id)
  })
}

/**
 * Deletes all leads from an email address in one transaction, and saved filters with the address or a
 * sender's name in their name.
 */
export function eraseAddress(store: Store, given: string): Promise<Erased> {
  const address = foldAddress(emailAddress(given) ?? given)
  return store.write(async (trx) => {
    const naming = trx
      .selectFrom('leads')
      .select(['id', 'fields'])
      .where((eb) => eb.or(spellings(address).map(containsText)))
    const leads = Map.groupBy(await naming.execute(), (lead) => isFrom(lead, address))
    const own = leads.get(true) ?? []
    await removeFiltersNaming(trx, [
      ...spellings(address),
      ...own.flatMap(({ fields }) => namesIn(fields)),
    ])
    const duplicates = await mergedWith(trx, address)
    for (const { id } of own) await deleteLead(trx, id)
    await trx.deleteFrom('rate_limit_events').where('client', '=', addressKey(address)).execute()
    const mentioned = new Set([...(leads.get(false) ?? []).map(({ id }) => id), ...duplicates])
    return {
      leads: own.length,
      mentioned: [...mentioned.difference(new Set(own.map(({ id }) => id)))],
    }
  })
}

/** An address with its domain in ASCII, and as people may have typed it. */
function spellings(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  return [address, address.slice(0, at) + domainToUnicode(address.slice(at))]
}

function namesIn(fields: string): string[] {
  const { name } = parseFields(fields)
  return name ? [name].flat() : []
}

function isFrom({ fields }: Pick<LeadRow, 'fields'>, address: string): boolean {
  return foldAddress(emailOf(fields)) === address
}

/** The unique key of a lead, unless another lead has it. */
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
