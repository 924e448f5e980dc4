/** The parts of a document that decide its URL. */
export interface DocumentIdentity {
  id: string
  /** The slug; absent if it has none or another document claims it. */
  slug?: string
}

/** The canonical path of a post: its slug below `/blogs/`, or its `_id` where it has none. */
export function postPath({ id, slug }: DocumentIdentity): string {
  return `/blogs/${encodeURIComponent(slug ?? id)}`
}

/** The canonical path of a job, in the same way. */
export function jobPath({ id, slug }: DocumentIdentity): string {
  return `/careers/${encodeURIComponent(slug ?? id)}`
}

/** Whether the last segment of a requested path, decoded, is that of a document's canonical path. */
export function isCanonicalName(name: string, { id, slug }: DocumentIdentity): boolean {
  return name === (slug ?? id)
}

/** Maximum characters of a slug in a URL. */
export const maxUsableSlugLength = 200

/**
 * Whether a slug can be the last segment of a URL: without the characters that end or structure a
 * path, and without a dot, which would collide with `.md`, `.data` and the feed's URL.
 */
export function isUsableSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' &&
    slug.length <= maxUsableSlugLength &&
    /^[^\s./\\?#%\p{C}]+$/u.test(slug)
  )
}
