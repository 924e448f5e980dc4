import { CARDS_PER_PAGE, type ListRequest, type PostSortKey, pagesOf } from './blog-list.ts'

/** The fields of a post that are searched or filtered by. */
export interface Searchable extends PostSortKey {
  title: string | null
  excerpt: string | null
  category: string | null
  featured: boolean | null
}

export interface Matches<P> {
  /** The first featured match, on the first page only. */
  featured?: P
  cards: P[]
  /** All matches, including the featured one. */
  total: number
  pages: number
}

interface Entry<P> {
  post: P
  text: string
}

/**
 * Finds posts by a substring of title, excerpt or category, case-insensitive. Holds no bodies: a search
 * over 10,000 posts takes a few milliseconds.
 */
export class SearchIndex<P extends Searchable> {
  /** Newest first. */
  readonly posts: readonly P[]
  readonly #entries: readonly Entry<P>[]

  /** @param posts newest first */
  constructor(posts: readonly P[]) {
    this.posts = posts
    this.#entries = posts.map((post) => ({
      post,
      text: [post.title, post.excerpt, post.category].map(folded).join('\0'),
    }))
  }

  /** One page of the matches; empty search text matches all. */
  find({ q, category, page }: ListRequest): Matches<P> {
    const needle = folded(q.trim()).replaceAll('\0', '')
    const matches = this.#entries
      .filter(
        ({ post, text }) => (!category || post.category === category) && text.includes(needle),
      )
      .map(({ post }) => post)
    const featured = matches.find((post) => post.featured === true)
    const others = matches.filter((post) => post !== featured)
    const start = (page - 1) * CARDS_PER_PAGE
    return {
      ...(featured && page === 1 ? { featured } : {}),
      cards: others.slice(start, start + CARDS_PER_PAGE),
      total: matches.length,
      pages: pagesOf(matches.length, featured !== undefined),
    }
  }
}

/** NFC and lower case, so that composed and decomposed characters match. */
function folded(text: string | null): string {
  return typeof text === 'string' ? text.normalize('NFC').toLowerCase() : ''
}
