import type { LeadKind } from '../store/tables.ts'
import type { Inbox } from './inbox.ts'

/**
 * The inbox for someone who may see some kinds of leads only. Other leads don't exist in it, except for
 * `erase`, which deletes leads of all kinds, and for the names in `activity` and in saved filters. It lists each
 * method, so that a new one can't be forgotten.
 */
export function inboxOfKinds(inbox: Inbox, kinds: readonly LeadKind[]): Inbox {
  const has = async (id: string) => (await inbox.count({ id, kinds })) > 0
  const ifHas =
    <Rest extends unknown[], T, Absent>(
      does: (id: string, ...rest: Rest) => Promise<T>,
      absent: Absent,
    ) =>
    async (id: string, ...rest: Rest) =>
      (await has(id)) ? does(id, ...rest) : absent
  return {
    of: (person) => inboxOfKinds(inbox.of(person), kinds),
    list: (filter, page) => inbox.list({ ...filter, kinds }, page),
    count: (filter) => inbox.count({ ...filter, kinds }),
    export: (format, filter) => inbox.export(format, { ...filter, kinds }),
    overview: (weeks) => inbox.overview(weeks, kinds),
    show: ifHas(inbox.show, undefined),
    file: ifHas(inbox.file, undefined),
    setStatus: ifHas(inbox.setStatus, 'missing'),
    addNote: ifHas(inbox.addNote, false),
    assign: ifHas(inbox.assign, 'missing'),
    unmerge: ifHas(inbox.unmerge, false),
    remove: ifHas(inbox.remove, false),
    history: ifHas(inbox.history, []),
    merge: async (id, into) =>
      (await has(id)) && (await has(into)) ? inbox.merge(id, into) : 'missing',
    erase: inbox.erase,
    assignees: inbox.assignees,
    activity: inbox.activity,
    savedFilters: inbox.savedFilters,
    saveFilter: inbox.saveFilter,
    removeFilter: inbox.removeFilter,
    retry: async (id) => (id !== undefined && (await has(id)) ? inbox.retry(id) : undefined),
    async visitor(id) {
      const visitor = (await has(id)) ? await inbox.visitor(id) : undefined
      const leads = visitor?.leads.filter(({ kind }) => kinds.includes(kind))
      return visitor && leads && { ...visitor, leads, count: leads.length }
    },
  }
}
