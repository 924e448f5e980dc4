import type { PostSummary } from './post.ts'

/** Cards beside the featured one on a page of the list (contract: Paths). */
export const cardsPerPage = 6

export interface ListRequest {
  /** Search text; matches title, excerpt or category, case-insensitive, by substring (spec §2). */
  q: string
  /** Exact category; empty for all. */
  category: string
  /** Counted from 1. */
  page: number
}

export interface BlogList extends ListRequest {
  /** The large card: on the first page only, the first match flagged featured. */
  featured?: PostSummary
  cards: PostSummary[]
  /** Matches in all, the featured one included. */
  total: number
  pages: number
}

/** Where a post stands in the order of the list: newest first, then by id. */
export interface Place {
  _id: string
  date: string | null
}

/** The part of the whole list that a page needs when the large card may have to be left out of it. */
export function sliceOf(page: number): { from: number; to: number } {
  const from = (page - 1) * cardsPerPage
  return { from, to: from + cardsPerPage + 1 }
}

/** The grid of one page: its slice of the whole list without the large card, which moves up the rest. */
export function gridOf<P extends Place>(slice: readonly P[], featured: Place | null): P[] {
  const [first] = slice
  const others = slice.filter(({ _id }) => _id !== featured?._id)
  const isBefore = featured && first && others.length === slice.length && precedes(featured, first)
  return others.slice(isBefore ? 1 : 0).slice(0, cardsPerPage)
}

/** Pages of a list with so many matches, of which one may be the large card. */
export function pagesOf(total: number, hasFeatured: boolean): number {
  return Math.max(1, Math.ceil((total - (hasFeatured ? 1 : 0)) / cardsPerPage))
}

/** As the platform orders: `date desc, _id asc`, both compared as text. */
function precedes(one: Place, other: Place): boolean {
  const [a, b] = [one.date ?? '', other.date ?? '']
  return a === b ? one._id < other._id : a > b
}
