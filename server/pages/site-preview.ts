import type { Content } from '#content/index.ts'

/** A render of the site for an editor, with its own base path. */
export interface SitePreview {
  /** The path that precedes those of all pages. */
  basename: string
  perspective: 'drafts' | 'published'
  /** Returns the content that pages read instead of the published content. */
  content(published: Content): Content
}
