import {
  type Assignee,
  formatDay,
  type LeadFilter,
  leadKinds,
  leadStatuses,
  maxLengths,
} from '#leads/index.ts'
import { decryptSearch, encryptSearch } from './encrypted-search.ts'

/** Leads per page of the list. */
export const PAGE_SIZE = 50
/** The value of the filter "Assigned" for leads that are assigned to nobody. */
export const NOBODY = '-'
/** The value of the filter "Answered" for leads without a first answer. */
export const UNANSWERED = 'not-yet'

const deliveryStates = ['waiting', 'failed'] as const
const filterNames = [
  'kind',
  'status',
  'assigned',
  'answered',
  'delivery',
  'since',
  'until',
  'search',
] as const

/** The query of the list, as written in a URL and parsed. */
export interface ListQuery {
  /** `search` is the encrypted search text. `assigned` is the key of an assignee, or `NOBODY`. */
  written: Record<(typeof filterNames)[number], string>
  filter: LeadFilter
  /** Whether the URL has a search of another session, which can't be decrypted. */
  isSearchLost: boolean
  page: number
}

/**
 * Parses the query of the list. Invalid values are ignored.
 * @param assignees people to whom leads can be assigned; without them, the query can be written to URLs but
 *   not used as a filter
 */
export function readQuery(
  params: URLSearchParams,
  session: string,
  assignees: readonly Assignee[] = [],
): ListQuery {
  const kind = leadKinds.find((one) => one === params.get('kind'))
  const status = leadStatuses.find((one) => one === params.get('status'))
  const delivery = deliveryStates.find((one) => one === params.get('delivery'))
  const unanswered = params.get('answered') === UNANSWERED
  const since = readDate(params.get('since'))
  const until = readDate(params.get('until'))
  // PostgreSQL doesn't allow NUL in text.
  const assigned =
    params.get('assigned')?.replaceAll('\0', '').trim().slice(0, maxLengths.assignee) ?? ''
  // Filters that were saved before there were keys contain the name.
  const assignee = assignees.find(({ key, name }) => assigned === key || assigned === name)
  const search = params.get('search') ?? ''
  const text = search ? decryptSearch(search, session) : undefined
  const page = Math.trunc(Number(params.get('page') ?? 1))
  return {
    written: {
      kind: kind ?? '',
      status: status ?? '',
      assigned: assignee?.key ?? assigned,
      answered: unanswered ? UNANSWERED : '',
      delivery: delivery ?? '',
      since: since ? formatDay(since) : '',
      until: until ? formatDay(until) : '',
      search: text ? search : '',
    },
    filter: {
      kind,
      status,
      unanswered,
      delivery,
      since,
      until,
      // A key that no longer belongs to anybody finds nothing.
      assignee: assigned === NOBODY ? '' : (assignee?.name ?? assigned) || undefined,
      text,
      // A search also finds duplicates.
      unmerged: !text,
    },
    isSearchLost: search !== '' && text === undefined,
    page: page >= 1 && page < 1e6 ? page : 1,
  }
}

/** The query of a filter form, with its text encrypted. */
export function readForm(form: URLSearchParams, session: string): ListQuery {
  const text = form.get('text')?.trim().slice(0, maxLengths.filterText) ?? ''
  form.delete('page')
  if (text) form.set('search', encryptSearch(text, session))
  return readQuery(form, session)
}

/**
 * The part of a query that can be saved: everything except the search text, which may name a person who asks
 * to be deleted.
 */
export function withoutText(query: ListQuery): ListQuery {
  return { ...query, written: { ...query.written, search: '' } }
}

/** Whether the list shows fewer than all leads. */
export function isFiltered({ written }: ListQuery): boolean {
  return Object.values(written).some((value) => value !== '')
}

/** A date such as `2026-01-31`, at midnight UTC. */
function readDate(value: string | null): Date | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A path with the filters of a query, for the given page of the list. */
export function listUrl(path: string, query: ListQuery, page = 1): string {
  const text = queryText(query, page)
  return text ? `${path}?${text}` : path
}

/** The filters of a query as a query string, without the question mark. */
export function queryText({ written }: ListQuery, page = 1): string {
  const params = new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}
