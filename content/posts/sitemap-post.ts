import type { DocumentIdentity } from '../document-path.ts'

/** A post in the sitemap. */
export interface SitemapPost extends DocumentIdentity {
  /** ISO 8601 instant of its last change; absent without a date. */
  modified?: string
  /** Not in the sitemap, but counted when it is split into parts. */
  noIndex?: boolean
}

/** Posts in one part of the sitemap. */
export const POSTS_PER_SITEMAP_PART = 1_000
