/** What of a post decides its address. */
export interface Addressed {
  id: string
  /** The slug that the post has to itself; absent without one, or where another post has it. */
  slug?: string
}

/** A post as the sitemap names it. */
export interface PostAddress extends Addressed {
  /** ISO 8601 instant of the last edit. */
  updated: string
}

/** Posts in one part of the sitemap. */
export const addressesPerPart = 1_000

/** The canonical path of a post: its slug below `/blogs/`, or its `_id` where it has none. */
export function postPath({ id, slug }: Addressed): string {
  return `/blogs/${encodeURIComponent(slug ?? id)}`
}

/** Whether the last segment of a requested path, decoded, is that of the post's canonical path. */
export function isCanonicalName(name: string, { id, slug }: Addressed): boolean {
  return name === (slug ?? id)
}

const longestSlug = 200

/**
 * Whether a slug can be the last segment of an address: with none of the signs that end or structure
 * a path, and no dot, by which `.md`, `.data` and the feed's own address are told apart.
 */
export function isUsableSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' && slug.length <= longestSlug && /^[^\s./\\?#%\p{C}]+$/u.test(slug)
  )
}
