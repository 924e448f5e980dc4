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
 * @param date in any format of `Date.parse`
 */
export function postDates(date: string, revisedAt: unknown): PostDates {
  const published = Date.parse(date)
  const revised = typeof revisedAt === 'string' ? Date.parse(revisedAt) : Number.NaN
  return {
    date: new Date(published).toISOString(),
    ...(revised > published ? { revised: new Date(revised).toISOString() } : {}),
  }
}

/** When a post last changed, for pages, sitemap, feed and structured data. */
export function lastModified({ date, revised }: PostDates): string {
  return revised ?? date
}
