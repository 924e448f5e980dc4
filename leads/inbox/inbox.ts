import type { QueueParts } from '../delivery/enqueue.ts'
import { type Overview, readOverview } from '../overview/overview.ts'
import type { Store } from '../store/database.ts'
import type { LeadStatus, SavedFilter } from '../store/tables.ts'
import { type Assignee, listAssignees } from './assignees.ts'
import {
  changeAssignee,
  changeNote,
  changeStatus,
  type Erased,
  eraseAddress,
  removeLead,
  retryDeliveries,
} from './change.ts'
import type { LeadFilter } from './filter.ts'
import type { Lead } from './lead.ts'
import { type MergeResult, mergeLead, unmergeLead } from './merge.ts'
import {
  countLeads,
  type LeadHistoryEntry,
  listLeadEvents,
  listLeads,
  type Page,
  showLead,
  showVisitor,
  streamLeads,
  type Visitor,
} from './read.ts'
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts'

/** What an owner can do with leads, on the command line or the leads page. */
export interface Inbox {
  /** Suspected spam that nobody has seen comes first, then the newest. */
  list(filter?: LeadFilter, page?: Page): Promise<Lead[]>
  count(filter?: LeadFilter): Promise<number>
  /** Yields all matching leads in batches, oldest first. */
  stream(filter?: LeadFilter): AsyncIterable<Lead[]>
  /** Returns a lead and marks it as seen; undefined when it does not exist. */
  show(id: string): Promise<Lead | undefined>
  /**
   * Sets the status of a lead. Marking it as spam deletes its pending and failed deliveries. A lead that was
   * spam and has no deliveries is delivered like a new one. Returns whether the lead exists.
   */
  setStatus(id: string, status: LeadStatus): Promise<boolean>
  /** Replaces the note of a lead, or removes it if the text is blank. Returns whether the lead exists. */
  setNote(id: string, note: string): Promise<boolean>
  /** Assigns a lead to a person, or to nobody if the name is blank. Returns whether the lead exists. */
  assign(id: string, name: string): Promise<boolean>
  /** Everyone to whom leads can be assigned, sorted by name. */
  assignees(): Promise<Assignee[]>
  /** Merges a lead into another lead about the same request. No data is lost. */
  merge(id: string, into: string): Promise<MergeResult>
  /** Undoes a merge. Returns whether the lead was merged. */
  unmerge(id: string): Promise<boolean>
  /** What was done with a lead, oldest first. */
  history(id: string): Promise<LeadHistoryEntry[]>
  /** Everything from the sender of a lead; undefined when the lead does not exist. */
  visitor(id: string): Promise<Visitor | undefined>
  /** Figures for the last weeks, up to now. */
  overview(weeks: number): Promise<Overview>
  savedFilters(): Promise<SavedFilter[]>
  /**
   * Saves a filter, or replaces the one with the same name. Returns false when it isn't saved: its name is
   * blank, its query is too long, or there are too many filters.
   */
  saveFilter(name: string, query: string): Promise<boolean>
  removeFilter(name: string): Promise<void>
  /**
   * Makes the failed and pending deliveries of one lead or of all leads due now; mails that a rate limit
   * delays, only for one lead. Returns how many; undefined when the lead does not exist.
   */
  retry(id?: string): Promise<number | undefined>
  /** Deletes a lead, the leads merged into it, and their deliveries. Returns whether it existed. */
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

/** Opens the inbox on a store. Deleting also empties SQLite's log, which may still contain the data. */
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
    async *stream(filter = {}) {
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
    setNote: (id, note) => changeNote(store, id, note, now()),
    assign: (id, name) => changeAssignee(store, id, name, now()),
    async assignees() {
      return listAssignees(await store.open(), await parts.secret(), now())
    },
    merge: (id, into) => mergeLead(store, id, into, now()),
    unmerge: (id) => unmergeLead(store, id, now()),
    async history(id) {
      return listLeadEvents(await store.open(), id)
    },
    async visitor(id) {
      return showVisitor(await store.open(), await links(), id)
    },
    async overview(weeks) {
      return readOverview(await store.open(), weeks, now())
    },
    savedFilters: () => listSavedFilters(store),
    saveFilter: (name, query) => saveFilter(store, name, query),
    removeFilter: (name) => removeFilter(store, name),
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
