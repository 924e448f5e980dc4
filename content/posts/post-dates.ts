import { instantOf } from '../instant.ts'

/** When a post appeared, and when its text last changed in substance. */
export interface PostDates {
  /** ISO 8601 instant. */
  date: string
  /** ISO 8601 instant; absent when the editor names no revision after the date. */
  revised?: string
}

/**
 * The dates of a post as its editor gives them. The platform's own time of the last write is none of
 * them: an import or a corrected typo sets it.
 * @param date ISO 8601
 */
export function postDates(date: string, revisedAt: unknown): PostDates {
  const revised = instantOf(revisedAt)
  const isRevised = revised !== undefined && revised > Date.parse(date)
  return { date, ...(isRevised ? { revised: new Date(revised).toISOString() } : {}) }
}

/** When a post last changed, for pages, sitemap, feed and structured data. */
export function lastModified({ date, revised }: PostDates): string {
  return revised ?? date
}
