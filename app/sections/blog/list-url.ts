import type { ListRequest } from '#content/index.ts'
import { blogCategories, categoryPath, categorySlug } from '#copy/blog/categories.ts'

/** The longest text that the blog is searched for, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100

/**
 * The URL of a view of the blog list. The URL is the state. A category has its own path, but a search in a
 * category is a query of the whole list.
 */
export function listUrl({ q, category, page }: ListRequest): string {
  const path = q ? undefined : categoryPath(category)
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category && !path) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return `${path ?? '/blogs'}${query.size > 0 ? `?${query}` : ''}`
}

/** Parses a view of the list from a URL. Invalid parameters count as absent. */
export function listRequestOf({ pathname, searchParams }: URL): ListRequest {
  const page = Number(searchParams.get('page'))
  const [, slug] = pathname.split('/category/')
  return {
    // HTML can't contain control characters, and those of direction would turn the page's own text around.
    q: (searchParams.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\p{Bidi_Control}/gu, '')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH)
      .toWellFormed(),
    category:
      blogCategories.find((name) => categorySlug(name) === slug) ??
      slug ??
      searchParams.get('category') ??
      '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}
