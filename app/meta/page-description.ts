import type { PageLink } from '#copy/pages/types.ts'
import type { PageType } from './page-handle.ts'
import type { Subject } from './structured-data/subject.ts'

/** What a route tells about its page, for the `head`. */
export interface PageDescription {
  /** Without the brand. */
  title: string
  /**
   * The part of the page that is shown, such as a category. It precedes the title, but only in the window
   * title.
   */
  view?: string | undefined
  /** 70–160 characters. */
  description: string
  /** The canonical path; absent on pages that are not indexed, such as errors. */
  path?: string
  /** The page's name in breadcrumbs. Default: its title. */
  label?: string
  /** The pages above this one, below the home page. */
  parents?: readonly PageLink[]
  type?: PageType
  /** What link previews say of the state that the URL's query describes. Default: the page itself. */
  sharedState?: { path: string; title: string; description: string } | undefined
  /** A post, for link previews. */
  article?: { published: string; modified: string; author: string; section: string }
  /** The page's cover image, shown in its Open Graph image. */
  cover?: string | undefined
  /** Its own Open Graph image, instead of a drawn one: 1200 by 630 px, JPEG. */
  openGraphImage?: { src: string; alt: string } | undefined
  /** Search engines are asked not to index it. */
  noIndex?: boolean | undefined
  about?: readonly Subject[]
}

/** A page with a canonical path. */
export type DescribedPage = PageDescription & { path: string }
