import type { HeadOverrides } from './page-handle.ts'
import type { SiteFacts } from './request-context.server.ts'

/** What the root's loader tells every page. */
export type RootData = Omit<SiteFacts, 'webSubHub'> & {
  heads: HeadOverrides
  year: number
  /** Present in a preview of the site. */
  preview?: 'drafts' | 'published'
}
