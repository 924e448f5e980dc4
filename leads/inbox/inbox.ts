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

/** What an owner does with the leads received, from the command line or the leads page. */
export interface Inbox {
  /** Suspected spam nobody has looked at comes first, then the newest. */
  list(filter?: LeadFilter, page?: Page): Promise<Lead[]>
  count(filter?: LeadFilter): Promise<number>
  /** All that match, oldest first, some at a time. */
  every(filter?: LeadFilter): AsyncIterable<Lead[]>
  /** One lead, which is thereby looked at; undefined when there is none. */
  show(id: string): Promise<Lead | undefined>
  setStatus(id: string, status: LeadStatus): Promise<boolean>
  setNote(id: string, note: string): Promise<boolean>
  /**
   * Makes what failed or waits due now, of one lead or of all. Returns how many deliveries, or
   * undefined when there is no such lead.
   */
  retry(id?: string): Promise<number | undefined>
  /** Removes a lead with everything about it. Returns whether there was one. */
  remove(id: string): Promise<boolean>
  /** Removes everything that came from a mail address. */
  erase(address: string): Promise<Erased>
}

export interface InboxParts extends QueueParts {
  store: Store
  siteUrl: string
  secret: () => Promise<string>
  now: () => number
  /** Something may be due now. */
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
