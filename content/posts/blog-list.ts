import { instantOf } from '../instant.ts'
import type { PostSummary } from './post.ts'

/** Cards on a page of the list, besides the large one. */
export const CARDS_PER_PAGE = 6

export interface ListRequest {
  /** Search text for title, excerpt and category, by words or as a substring. */
  q: string
  /** Exact category; empty for all. */
  category: string
  /** Counted from 1. */
  page: number
}

export interface BlogList extends ListRequest {
  /** On the first page only: the first match that is featured, or else the first match. */
  largeCard?: PostSummary
  cards: PostSummary[]
  /** All matches, including the one on the large card. */
  total: number
  pages: number
  /** What the search was taken for, if no post has its words. */
  corrected?: readonly string[]
}

/** The sort key of a post in the list: newest first, then by ID. */
export interface PostSortKey {
  _id: string
  date: string | null
}

/** The slice of the list that a page needs: one more than it shows, because the large card may be in it. */
export function sliceOf(page: number): { from: number; to: number } {
  const from = (page - 1) * CARDS_PER_PAGE
  return { from, to: from + CARDS_PER_PAGE + 1 }
}

/** The grid of one page: its slice without the large card, whose removal moves later posts up by one. */
export function gridOf<P extends PostSortKey>(slice: readonly P[], large: PostSortKey | null): P[] {
  const [first] = slice
  const others = slice.filter(({ _id }) => _id !== large?._id)
  const isBefore = large && first && others.length === slice.length && precedes(large, first)
  return others.slice(isBefore ? 1 : 0).slice(0, CARDS_PER_PAGE)
}

/** Number of pages for `total` matches, of which one is on the large card. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil((total - 1) / CARDS_PER_PAGE))
}

/** The platform's order: the latest date first, then by ID. */
function precedes(one: PostSortKey, other: PostSortKey): boolean {
  const [a, b] = [instantOf(one.date) ?? 0, instantOf(other.date) ?? 0]
  return a === b ? one._id < other._id : a > b
}
