import { sql } from 'kysely'
import { recordActivity } from '../activity.ts'
import { deleteLead } from '../delete-lead.ts'
import { enqueue, type QueueParts } from '../delivery/enqueue.ts'
import { deleteUnsent, hasDeliveries, retryNow } from '../delivery/outbox.ts'
import { addressKey } from '../delivery/visitor-mail-limits.ts'
import { emailAddress } from '../fields/email-address.ts'
import { cleanLine, cleanText } from '../fields/text.ts'
import { uniqueKey } from '../identity.ts'
import { recordLeadEvent } from '../lead-events.ts'
import { personNamed } from '../people/person-row.ts'
import type { RestoreJournal } from '../restore-journal/journal.ts'
import type { Store, Trx } from '../store/database.ts'
import { fold, foldAddress } from '../store/search-text.ts'
import type { LeadRow, LeadStatus } from '../store/tables.ts'
import { emailOf, parseFields } from '../stored-fields.ts'
import { kindsSeenBy } from './assignees.ts'
import { containsText } from './filter.ts'
import { maxLengths } from './max-lengths.ts'
import { mergedWith } from './merge.ts'
import { namesIn, removeFiltersNaming, spellings } from './saved-filters.ts'

/** When something is done, and the name of who does it: null on the command line. */
export interface Act {
  now: number
  person: string | null
}

/** The result of a change: `conflict` when someone else has changed the value since it was shown. */
export type ChangeResult = 'done' | 'missing' | 'conflict'

/** The result of an assignment: `unseen` when the person doesn't see leads of this kind. */
export type AssignmentResult = ChangeResult | 'unseen'

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
 */
export function changeStatus(
  store: Store,
  queue: QueueParts,
  { id, status, shown }: { id: string; status: LeadStatus; shown: string | undefined },
  { now, person }: Act,
): Promise<ChangeResult> {
  return store.write(async (trx) => {
    const lead = await lockedLead(store, trx, id)
    if (!lead) return 'missing'
    if (lead.status === status) return 'done'
    if (shown !== undefined && lead.status !== shown) return 'conflict'
    const answered_at = lead.answered_at ?? (status === 'spam' ? null : now)
    const wasSpam = lead.status === 'spam'
    const isSpam = status === 'spam'
    const unique_key = isSpam ? null : wasSpam ? await freeKey(trx, lead) : lead.unique_key
    await trx
      .updateTable('leads')
      .set({ status, unique_key, answered_at, seen_at: lead.seen_at ?? now })
      .where('id', '=', id)
      .execute()
    const event = { occurred_at: now, person, event: 'status', detail: status } as const
    await recordLeadEvent(trx, { lead_id: id, ...event })
    if (isSpam) await deleteUnsent(trx, id)
    if (wasSpam && !(await hasDeliveries(trx, id))) {
      await enqueue(store, trx, queue, { lead, event: 'lead.received', now })
    }
    return 'done'
  })
}

/** Adds a note to a lead, unless the text is blank. Returns whether the lead exists. */
export function addNote(
  store: Store,
  id: string,
  text: string,
  { now, person }: Act,
): Promise<boolean> {
  const note = cleanText(text)
  return store.write(async (trx) => {
    const lead = trx.selectFrom('leads').select('answered_at').where('id', '=', id)
    const found = await lead.executeTakeFirst()
    if (!found) return false
    if (note === '') return true
    // By the database, because two people may add notes at the same time.
    await trx
      .updateTable('leads')
      .set({
        note: sql<string>`coalesce(note || ${'\n\n'}, '') || ${note}`,
        search_text: sql<string>`search_text || ${`\n${fold(note)}`}`,
        answered_at: found.answered_at ?? now,
      })
      .where('id', '=', id)
      .execute()
    const event = { occurred_at: now, person, event: 'note', detail: null, note } as const
    await recordLeadEvent(trx, { lead_id: id, ...event })
    return true
  })
}

/** Assigns a lead to a person, or to nobody if the name is blank. */
export function changeAssignee(
  store: Store,
  { id, name, shown }: { id: string; name: string; shown: string | undefined },
  { now, person }: Act,
): Promise<AssignmentResult> {
  const given = cleanLine(name).slice(0, maxLengths.assignee)
  return store.write(async (trx) => {
    const lead = await lockedLead(store, trx, id)
    if (!lead) return 'missing'
    const colleague = await personNamed(trx, given)
    const assignee = colleague?.name ?? (given || null)
    if (lead.assignee === assignee) return 'done'
    if (shown !== undefined && (lead.assignee ?? '') !== shown) return 'conflict'
    if (colleague && !kindsSeenBy(colleague).includes(lead.kind)) return 'unseen'
    await trx.updateTable('leads').set({ assignee }).where('id', '=', id).execute()
    const event = { occurred_at: now, person, event: 'assigned', detail: assignee } as const
    await recordLeadEvent(trx, { lead_id: id, ...event })
    return 'done'
  })
}

/** Reads a lead that nobody else changes this way until the transaction ends. */
async function lockedLead(store: Store, trx: Trx, id: string): Promise<LeadRow | undefined> {
  await store.lock(trx, [`lead ${id}`])
  return trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Retries the deliveries of one lead or of all leads (`retryNow`). Undefined when the lead does not exist. */
export function retryDeliveries(
  store: Store,
  id: string | undefined,
  { now, person }: Act,
): Promise<number | undefined> {
  return store.write(async (trx) => {
    if (id !== undefined && !(await isLead(trx, id))) return undefined
    const count = await retryNow(trx, id, now)
    const act = { occurred_at: now, person }
    if (id === undefined)
      await recordActivity(trx, { ...act, action: 'retried', detail: String(count) })
    else await recordLeadEvent(trx, { ...act, lead_id: id, event: 'retried', detail: null })
    return count
  })
}

/** Deletes a lead, the leads merged into it, and their deliveries. Returns whether the lead existed. */
export function removeLead(
  store: Store,
  journal: RestoreJournal,
  id: string,
  { now, person }: Act,
): Promise<boolean> {
  return store.write(async (trx) => {
    const duplicates = trx.selectFrom('leads').select('id').where('merged_into', '=', id)
    const ids = [...(await duplicates.execute()).map((duplicate) => duplicate.id), id]
    let count = 0
    for (const one of ids) if (await deleteLead(trx, one)) count += 1
    if (count === 0) return false
    await journal.add(ids.map((id) => ({ type: 'lead-deleted', id })))
    const activity = { action: 'deleted', detail: String(count) } as const
    await recordActivity(trx, { occurred_at: now, person, ...activity })
    return true
  })
}

/**
 * Deletes all leads from an email address in one transaction, and saved filters with the address or a
 * sender's name in their name.
 */
export function eraseAddress(
  store: Store,
  journal: RestoreJournal,
  given: string,
  { now, person }: Act,
): Promise<Erased> {
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
    await journal.add(own.map(({ id }) => ({ type: 'lead-deleted', id })))
    await trx.deleteFrom('rate_limit_events').where('client', '=', addressKey(address)).execute()
    const activity = { action: 'erased', detail: String(own.length) } as const
    await recordActivity(trx, { occurred_at: now, person, ...activity })
    const mentioned = new Set([...(leads.get(false) ?? []).map(({ id }) => id), ...duplicates])
    return {
      leads: own.length,
      mentioned: [...mentioned.difference(new Set(own.map(({ id }) => id)))],
    }
  })
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
