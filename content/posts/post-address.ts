/** A post as the sitemap names it. */
export interface PostAddress {
  id: string
  /** ISO 8601 instant of the last edit. */
  updated: string
}

/** Posts in one part of the sitemap. */
export const addressesPerPart = 1_000
