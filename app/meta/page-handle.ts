import type { CachePolicyName } from '#cache/index.ts'
import type { pageLabels } from '#copy/pages/labels.ts'
import type { PageMeta } from '#copy/pages/types.ts'

/** The sections of the page list. */
type PageGroup = keyof typeof pageLabels.groups

/** The types in schema.org of this site's pages. */
export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'

/** A page in the sitemap, llms.txt and suggestions, once, at its canonical path. */
export interface ListedPage extends PageMeta {
  path: string
  group: PageGroup
  /** Below the heading, where the page has one. */
  subtitle?: string
  /** The page's name in breadcrumbs. Default: its title. */
  label?: string
  /** Default: `WebPage`. */
  type?: PageType
}

/** What an owner changed in the heads of pages, by the page's canonical path. */
export type HeadOverrides = Record<string, Partial<Pick<ListedPage, keyof PageMeta | 'subtitle'>>>

/** The `handle` of a route. */
export interface PageHandle {
  /** The names of the query parameters that change the page. The cache ignores all others, and so must the page. */
  query?: readonly string[]
  /** Whether the page depends on the header `Sec-GPC`. If a browser sent it, the loader's URL has `?gpc=1`. */
  dependsOnSecGpc?: true
  /** Of the page, its data, and its Markdown. Default: `page`. A loader's response may name another one. */
  cachePolicy?: CachePolicyName
  /** Without it, the page is not listed. */
  page?: ListedPage
  /** Hides the footer. */
  hidesFooter?: true
}

/** The `handle` of a match or a route module, which React Router doesn't type. */
export function pageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
