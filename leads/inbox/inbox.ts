import type { QueueParts } from '../delivery/queue.ts'
import type { Store } from '../store/database.ts'
import type { LeadStatus } from '../store/tables.ts'
import {
  changeNote,
  changeStatus,
  type Erased,
  eraseAddress,
  removeLead,
  retryDeliveries,
} from './change.ts'
import type { LeadFilter } from './filter.ts'
import type { Lead } from './lead.ts'
import { countLeads, listLeads, type Page, showLead, streamLeads } from './read.ts'

/** What an owner can do with leads, on the command line or the leads page. */
export interface Inbox {
  /** Suspected spam that nobody has seen comes first, then the newest. */
  list(filter?: LeadFilter, page?: Page): Promise<Lead[]>
  count(filter?: LeadFilter): Promise<number>
  /** All matching leads in batches, oldest first. */
  every(filter?: LeadFilter): AsyncIterable<Lead[]>
  /** Returns a lead and marks it as seen; undefined when it does not exist. */
  show(id: string): Promise<Lead | undefined>
  setStatus(id: string, status: LeadStatus): Promise<boolean>
  setNote(id: string, note: string): Promise<boolean>
  /**
   * Makes failed and pending deliveries due now, of one lead or of all. Returns how many; undefined when
   * the lead does not exist.
   */
  retry(id?: string): Promise<number | undefined>
  /** Deletes a lead with its deliveries. Returns whether it existed. */
  remove(id: string): Promise<boolean>
  /** Deletes all leads from an email address. */
  erase(address: string): Promise<Erased>
}

export interface InboxParts extends QueueParts {
  store: Store
  siteUrl: string
  secret: () => Promise<string>
  now: () => number
  /** Called when a delivery may be due now. */
  onQueued: () => void
}

export function openInbox(parts: InboxParts): Inbox {
  const { store, now, siteUrl } = parts
  const links = async () => ({ siteUrl, secret: await parts.secret() })
  return {
    async list(filter = {}, page = { limit: 1000 }) {
      return listLeads(store, await links(), filter, page)
    },
    async count(filter = {}) {
      return countLeads(await store.open(), filter)
    },
    async *every(filter = {}) {
      yield* streamLeads(await store.open(), await links(), filter)
    },
    async show(id) {
      return showLead(store, await links(), id, now())
    },
    async setStatus(id, status) {
      const changed = await changeStatus(store, parts, id, status, now())
      parts.onQueued()
      return changed
    },
    setNote: (id, note) => changeNote(store, id, note),
    async retry(id) {
      const count = await retryDeliveries(store, id, now())
      parts.onQueued()
      return count
    },
    async remove(id) {
      const isRemoved = await removeLead(store, id)
      await store.truncateLog()
      return isRemoved
    },
    async erase(address) {
      const erased = await eraseAddress(store, address)
      await store.truncateLog()
      return erased
    },
  }
}
