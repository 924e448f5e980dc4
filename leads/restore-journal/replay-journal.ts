import { deleteLead } from '../delete-lead.ts'
import type { QueueParts } from '../delivery/enqueue.ts'
import { namesIn, removeFiltersNaming, spellings } from '../inbox/saved-filters.ts'
import { type LeadsLog, reasonOf } from '../log.ts'
import { markAsSent } from '../newsletter/posts.ts'
import { setSubscription } from '../newsletter/subscription.ts'
import { removedAt } from '../people/people.ts'
import { lockPeople } from '../people/person-row.ts'
import { withoutCodes } from '../people/second-factor.ts'
import { inBatches } from '../store/batches.ts'
import type { OpenStore, Trx } from '../store/database.ts'
import { foldAddress } from '../store/search-text.ts'
import type { PersonRow } from '../store/tables.ts'
import { emailOf } from '../stored-fields.ts'
import type { JournalEntry, RestoreJournal } from './journal.ts'

type EntriesById = ReadonlyMap<string, readonly JournalEntry[]>

/**
 * Makes the changes of the journal again that a restored backup has undone, and logs how many there were. Never
 * throws.
 * @param messageId the `Message-ID` for a delivery's ID
 */
export async function replayJournal(
  store: OpenStore,
  journal: RestoreJournal,
  log: LeadsLog,
  messageId: QueueParts['messageId'],
): Promise<void> {
  const entries = await journal.read().catch((error: unknown) => {
    log.error({ reason: reasonOf(error) }, 'restore journal unreadable')
    return []
  })
  /** @param change makes changes again, and returns how many were undone */
  const replay = async (
    what: string,
    types: readonly JournalEntry['type'][],
    change: (trx: Trx, entries: EntriesById) => Promise<number>,
  ) => {
    const own = entries.filter(({ type }) => types.includes(type))
    const byId = Map.groupBy(own, ({ id }) => id)
    try {
      let count = 0
      for (const ids of inBatches([...byId.keys()])) {
        const batch = new Map(ids.map((id) => [id, byId.get(id) ?? []]))
        count += await store.write((trx) => change(trx, batch))
      }
      if (count === 0) return
      await store.truncateLog()
      log.warn({ count }, `${what} that a restore brought back`)
    } catch (error) {
      log.error({ reason: reasonOf(error) }, `${what} that a restore brought back not corrected`)
    }
  }
  await replay('deleted leads', ['lead-deleted'], deleteLeads)
  await replay('ended subscriptions', ['unsubscribed'], endSubscriptions)
  // After the ended subscriptions, which get no post.
  await replay('unsent newsletter emails', ['newsletter-sent'], async (trx, entries) => {
    await store.lock(trx, ['newsletter'])
    return markPosts(trx, entries, messageId)
  })
  await replay('changed people', ['person-changed', 'recovery-code-used'], async (trx, entries) => {
    await lockPeople(store, trx)
    return changePeople(trx, entries)
  })
}

async function deleteLeads(trx: Trx, entries: EntriesById): Promise<number> {
  const found = await trx
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where('id', 'in', [...entries.keys()])
    .execute()
  // Erasing an address has removed these too. The journal doesn't say which leads were erased.
  const names = found.flatMap(({ fields }) => [
    ...spellings(foldAddress(emailOf(fields))),
    ...namesIn(fields),
  ])
  if (names.length > 0) await removeFiltersNaming(trx, names)
  let count = 0
  for (const { id } of found) if (await deleteLead(trx, id)) count += 1
  return count
}

async function endSubscriptions(trx: Trx, entries: EntriesById): Promise<number> {
  const found = await trx
    .selectFrom('leads')
    .select(['id', 'subscription', 'subscription_changed_at'])
    .where('id', 'in', [...entries.keys()])
    .where('subscription', 'in', ['unconfirmed', 'confirmed'])
    .execute()
  let count = 0
  for (const lead of found) {
    const at = entries.get(lead.id)?.findLast((entry) => entry.type === 'unsubscribed')?.at ?? 0
    // Someone may have subscribed again since.
    if (at <= (lead.subscription_changed_at ?? 0)) continue
    await setSubscription(trx, lead, 'unsubscribed', at)
    count += 1
  }
  return count
}

/** Marks posts as sent to their subscribers, so that nobody gets one twice. */
async function markPosts(
  trx: Trx,
  entries: EntriesById,
  messageId: QueueParts['messageId'],
): Promise<number> {
  const known = await trx
    .selectFrom('newsletter_posts')
    .select(['post_id', 'sent_at'])
    .where('post_id', 'in', [...entries.keys()])
    .execute()
  const knownAt = new Map(known.map(({ post_id, sent_at }) => [post_id, sent_at]))
  let count = 0
  for (const own of entries.values())
    for (const entry of own)
      if (entry.type === 'newsletter-sent' && entry.at > (knownAt.get(entry.id) ?? 0))
        count += await markAsSent(trx, messageId, entry, entry.at)
  return count
}

/**
 * Removes people again, and gives the others their last role, and neither password nor second factor: those in the
 * database are from before the change. Deletes used recovery codes of people who weren't changed.
 */
async function changePeople(trx: Trx, entries: EntriesById): Promise<number> {
  const found = await trx
    .selectFrom('editors')
    .selectAll()
    .where('id', 'in', [...entries.keys()])
    .where('removed_at', 'is', null)
    .execute()
  let count = 0
  for (const person of found) {
    const own = entries.get(person.id) ?? []
    const change = own.findLast((entry) => entry.type === 'person-changed')
    const usedCodes = own.flatMap((entry) =>
      entry.type === 'recovery-code-used' ? entry.hash : [],
    )
    const changed = change && columnsOf(change, person)
    const values = changed ?? withoutCodes(person, new Set(usedCodes))
    if (!values) continue
    await trx.updateTable('editors').set(values).where('id', '=', person.id).execute()
    if (changed)
      await trx.deleteFrom('editor_sessions').where('editor_id', '=', person.id).execute()
    count += 1
  }
  return count
}

/** The columns that a change sets. Undefined if it isn't missing, or someone was added again since. */
function columnsOf(
  { at, role }: Extract<JournalEntry, { type: 'person-changed' }>,
  { created_at, changed_at }: PersonRow,
): Partial<PersonRow> | undefined {
  if (at <= Math.max(created_at, changed_at ?? 0)) return undefined
  const { removed_at, ...others } = removedAt(at)
  return role === 'removed' ? { ...others, removed_at } : { ...others, role }
}
