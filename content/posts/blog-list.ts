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

/** One page of the blog list out of all summaries, which come newest first. */
export function listPosts(posts: PostSummary[], request: ListRequest): BlogList {
  const needle = request.q.trim().toLowerCase()
  const matches = posts.filter(
    (post) =>
      (!request.category || post.category === request.category) &&
      (!needle ||
        [post.title, post.excerpt, post.category].some((t) => t.toLowerCase().includes(needle))),
  )
  const featured = matches.find((post) => post.featured)
  const others = matches.filter((post) => post !== featured)
  const pages = Math.max(1, Math.ceil(others.length / cardsPerPage))
  const start = (request.page - 1) * cardsPerPage
  return {
    ...request,
    ...(featured && request.page === 1 ? { featured } : {}),
    cards: others.slice(start, start + cardsPerPage),
    total: matches.length,
    pages,
  }
}
