import { cardsPerPage, type ListRequest, type Place, pagesOf } from './blog-list.ts'

/** What the search looks at, of a post. */
export interface Searchable extends Place {
  title: string | null
  excerpt: string | null
  category: string | null
  featured: boolean | null
}

export interface Matches<P> {
  /** The first match flagged featured, on the first page. */
  featured?: P
  cards: P[]
  /** Matches in all. */
  total: number
  pages: number
}

interface Entry<P> {
  post: P
  text: string
}

/**
 * Finds posts by a part of their title, excerpt or category, case-insensitive (spec §2). Holds light
 * documents only: at 10,000 posts a search takes a few milliseconds.
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
    const start = (page - 1) * cardsPerPage
    return {
      ...(featured && page === 1 ? { featured } : {}),
      cards: others.slice(start, start + cardsPerPage),
      total: matches.length,
      pages: pagesOf(matches.length, featured !== undefined),
    }
  }
}

/** Composed and in lower case, so that "É" typed in one piece finds "É" written in two. */
function folded(text: string | null): string {
  return typeof text === 'string' ? text.normalize('NFC').toLowerCase() : ''
}
