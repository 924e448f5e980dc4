import { type Activity, listActivity, recordActivity } from '../activity.ts'
import type { QueueParts } from '../delivery/enqueue.ts'
import { type Overview, readOverview } from '../overview/overview.ts'
import type { RestoreJournal } from '../restore-journal/journal.ts'
import type { Store } from '../store/database.ts'
import { type LeadKind, type LeadStatus, leadKinds, type SavedFilter } from '../store/tables.ts'
import { type Assignee, listAssignees } from './assignees.ts'
import {
  type AssignmentResult,
  addNote,
  type ChangeResult,
  changeAssignee,
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
  type LeadFile,
  type LeadHistoryEntry,
  listLeadEvents,
  listLeads,
  type Page,
  readFile,
  showLead,
  showVisitor,
  streamLeads,
  type Visitor,
} from './read.ts'
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts'

/** What can be done with leads, on the command line or by a person on the leads page. */
export interface Inbox {
  /** The inbox of a person, whose name is recorded with everything that the person does. */
  of(person: string): Inbox
  /** Suspected spam that nobody has seen comes first, then the newest. */
  list(filter?: LeadFilter, page?: Page): Promise<Lead[]>
  count(filter?: LeadFilter): Promise<number>
  /** Yields all matching leads in batches, oldest first, and records their export in a format. */
  export(format: string, filter?: LeadFilter): AsyncIterable<Lead[]>
  /** Returns a lead and marks it as seen; undefined when it does not exist. */
  show(id: string): Promise<Lead | undefined>
  /** The file of a lead, such as a CV; undefined when it has none. */
  file(id: string): Promise<LeadFile | undefined>
  /**
   * Sets the status of a lead. Marking it as spam deletes its pending and failed deliveries. A lead that was
   * spam and has no deliveries is delivered like a new one.
   * @param shown the status that the person saw; another one by now is a conflict
   */
  setStatus(id: string, status: LeadStatus, shown?: string): Promise<ChangeResult>
  /** Adds a note to a lead, unless the text is blank. Returns whether the lead exists. */
  addNote(id: string, note: string): Promise<boolean>
  /**
   * Assigns a lead to a person, or to nobody if the name is blank.
   * @param shown the name that the person saw; another one by now is a conflict
   */
  assign(id: string, name: string, shown?: string): Promise<AssignmentResult>
  /** Everyone to whom leads can be assigned, sorted by name. */
  assignees(): Promise<Assignee[]>
  /** Merges a lead into another lead about the same request. No data is lost. */
  merge(id: string, into: string): Promise<MergeResult>
  /** Undoes a merge. Returns whether the lead was merged. */
  unmerge(id: string): Promise<boolean>
  /** What was done with a lead, oldest first. */
  history(id: string): Promise<LeadHistoryEntry[]>
  /** What was done with all leads, with leads that are gone, and with people, newest first. */
  activity(): Promise<Activity[]>
  /** Everything from the sender of a lead; undefined when the lead does not exist. */
  visitor(id: string): Promise<Visitor | undefined>
  /** Figures for the last weeks, up to now, of all kinds of leads or of some. */
  overview(weeks: number, kinds?: readonly LeadKind[]): Promise<Overview>
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
  journal: RestoreJournal
  siteUrl: string
  secret: () => Promise<string>
  now: () => number
  /** Called when a delivery may be due now. */
  onQueued: () => void
}

/**
 * Opens the inbox on a store. Deleting also empties SQLite's log, which may still contain the data.
 * @param person the name of who uses it; null on the command line
 */
export function openInbox(parts: InboxParts, person: string | null = null): Inbox {
  const { store, now, siteUrl } = parts
  const act = () => ({ now: now(), person })
  const links = async () => ({ siteUrl, secret: await parts.secret() })
  return {
    of: (name) => openInbox(parts, name),
    async list(filter = {}, page = { limit: 1000 }) {
      return listLeads(store, await links(), filter, page)
    },
    async count(filter = {}) {
      return countLeads(await store.open(), filter)
    },
    async *export(format, filter = {}) {
      const activity = { occurred_at: now(), person, action: 'exported', detail: format } as const
      await store.write((trx) => recordActivity(trx, activity))
      yield* streamLeads(await store.open(), await links(), filter)
    },
    async show(id) {
      return showLead(store, await links(), id, now())
    },
    async file(id) {
      return readFile(await store.open(), id)
    },
    async setStatus(id, status, shown) {
      const changed = await changeStatus(store, parts, { id, status, shown }, act())
      parts.onQueued()
      return changed
    },
    addNote: (id, note) => addNote(store, id, note, act()),
    assign: (id, name, shown) => changeAssignee(store, { id, name, shown }, act()),
    async assignees() {
      return listAssignees(await store.open(), await parts.secret(), now())
    },
    merge: (id, into) => mergeLead(store, id, into, act()),
    unmerge: (id) => unmergeLead(store, id, act()),
    async history(id) {
      return listLeadEvents(await store.open(), id)
    },
    async activity() {
      return listActivity(await store.open())
    },
    async visitor(id) {
      return showVisitor(await store.open(), await links(), id)
    },
    async overview(weeks, kinds = leadKinds) {
      return readOverview(await store.open(), weeks, now(), kinds)
    },
    savedFilters: () => listSavedFilters(store),
    saveFilter: (name, query) => saveFilter(store, name, query),
    removeFilter: (name) => removeFilter(store, name),
    async retry(id) {
      const count = await retryDeliveries(store, id, act())
      parts.onQueued()
      return count
    },
    async remove(id) {
      const isRemoved = await removeLead(store, parts.journal, id, act())
      await store.truncateLog()
      return isRemoved
    },
    async erase(address) {
      const erased = await eraseAddress(store, parts.journal, address, act())
      await store.truncateLog()
      return erased
    },
  }
}
