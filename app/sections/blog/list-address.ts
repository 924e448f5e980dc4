import type { ListRequest } from '#content/index.ts'

/** The URL of one view of the blog list: the URL is the state. */
export function listAddress({ q, category, page }: ListRequest): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blogs?${query}` : '/blogs'
}

/** Parses a view of the list from a URL; invalid parameters count as absent. */
export function listRequestOf(url: URL): ListRequest {
  const page = Number(url.searchParams.get('page'))
  return {
    q: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
    category: url.searchParams.get('category') ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}
