import { type LeadFilter, leadKinds, leadStatuses } from '#leads/index.ts'

/** As many leads as stand on one page of the list. */
export const PAGE_SIZE = 50

/** What the address of the list asks for, as it was written and as a filter. */
export interface ListQuery {
  written: { kind: string; status: string; since: string; text: string }
  filter: LeadFilter
  page: number
}

/** Reads the address of the list; what cannot be read asks for nothing. */
export function readQuery(params: URLSearchParams): ListQuery {
  const kind = leadKinds.find((one) => one === params.get('kind'))
  const status = leadStatuses.find((one) => one === params.get('status'))
  const since = /^\d{4}-\d{2}-\d{2}$/.test(params.get('since') ?? '') ? params.get('since') : null
  const start = since ? new Date(since) : undefined
  const text = params.get('text')?.trim().slice(0, 200)
  const page = Math.trunc(Number(params.get('page') ?? 1))
  return {
    written: { kind: kind ?? '', status: status ?? '', since: since ?? '', text: text ?? '' },
    filter: {
      kind,
      status,
      since: start && !Number.isNaN(start.getTime()) ? start : undefined,
      text: text || undefined,
    },
    page: page >= 1 && page < 1e6 ? page : 1,
  }
}

/** The address with a query, or with another page of it. */
export function listAddress(path: string, { written }: ListQuery, page = 1): string {
  const params = new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''))
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
