/** The parts of a post that decide its URL. */
export interface PostIdentity {
  id: string
  /** The slug; absent if the post has none or another post claims it. */
  slug?: string
}

/** A post in the sitemap. */
export interface SitemapPost extends PostIdentity {
  /** ISO 8601 instant of its last change; absent without a date. */
  modified?: string
  /** Not in the sitemap, but counted when it is split into parts. */
  noIndex?: boolean
}

/** Posts in one part of the sitemap. */
export const POSTS_PER_SITEMAP_PART = 1_000

/** The canonical path of a post: its slug below `/blogs/`, or its `_id` where it has none. */
export function postPath({ id, slug }: PostIdentity): string {
  return `/blogs/${encodeURIComponent(slug ?? id)}`
}

/** Whether the last segment of a requested path, decoded, is that of the post's canonical path. */
export function isCanonicalName(name: string, { id, slug }: PostIdentity): boolean {
  return name === (slug ?? id)
}

const MAX_SLUG_LENGTH = 200

/**
 * Whether a slug can be the last segment of a URL: without the characters that end or structure a
 * path, and without a dot, which would collide with `.md`, `.data` and the feed's URL.
 */
export function isUsableSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' && slug.length <= MAX_SLUG_LENGTH && /^[^\s./\\?#%\p{C}]+$/u.test(slug)
  )
}
