import { type LeadFilter, leadKinds, leadStatuses } from '#leads/index.ts'

/** Leads on one page of the list. */
export const PAGE_SIZE = 50

/** The query of the list: as the filter form shows it, and parsed. */
export interface ListQuery {
  written: Record<'kind' | 'status' | 'since' | 'until' | 'text', string>
  filter: LeadFilter
  page: number
}

/** Parses the query of the list. Invalid values are ignored. */
export function readQuery(params: URLSearchParams): ListQuery {
  const kind = leadKinds.find((one) => one === params.get('kind'))
  const status = leadStatuses.find((one) => one === params.get('status'))
  const since = readDate(params.get('since'))
  const until = readDate(params.get('until'))
  const text = params.get('text')?.trim().slice(0, 200)
  const page = Math.trunc(Number(params.get('page') ?? 1))
  return {
    written: {
      kind: kind ?? '',
      status: status ?? '',
      since: since?.toISOString().slice(0, 10) ?? '',
      until: until?.toISOString().slice(0, 10) ?? '',
      text: text ?? '',
    },
    filter: { kind, status, since, until, text: text || undefined },
    page: page >= 1 && page < 1e6 ? page : 1,
  }
}

/** A date such as `2026-01-31`, at midnight UTC. */
function readDate(value: string | null): Date | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The URL of the list with the filters of a query, at the given page. */
export function listAddress(path: string, { written }: ListQuery, page = 1): string {
  const params = new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''))
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
