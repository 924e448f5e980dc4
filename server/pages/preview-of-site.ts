import type { Content } from '#content/index.ts'

/** A render of the site for an editor, below a path of its own. */
export interface PreviewOfSite {
  /** The path that stands before those of all pages. */
  basename: string
  perspective: 'drafts' | 'published'
  /** What the pages read, in place of what is published. */
  content(published: Content): Content
}
