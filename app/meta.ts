import type { MetaDescriptor } from 'react-router'
import { brand } from '#copy/brand.ts'
import type { PageLink } from '#copy/pages/types.ts'
import type { RootData } from './root.tsx'
import { describePage } from './structured-data/describe-page.ts'
import type { PageType } from './structured-data/page-graph.ts'
import type { Subject } from './structured-data/subject.ts'

interface PageDescription {
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

/** Matches as React Router passes them to `meta`. The root has no data on an error page. */
type Matches = readonly [root: { loaderData: RootData | undefined }, ...others: unknown[]]

/** Search results truncate longer titles. */
const MAX_TITLE_CHARACTERS = 60

/**
 * The `head` of a page: title, description, and absolute canonical URL. What only machines read (Open Graph,
 * JSON-LD, the Markdown alternate) is only in the HTML from the server (describe-page.ts). `useRemoveServerTags`
 * removes it when the browser navigates to another page.
 */
export function buildMeta([root]: Matches, given: PageDescription): MetaDescriptor[] {
  const site = root.loaderData
  const page = { ...given, ...(given.path === undefined ? {} : site?.heads?.[given.path]) }
  const { description, path } = page
  const title = page.view ? `${page.view} – ${page.title}` : page.title
  const branded = `${title} · ${brand.name}`
  const head: MetaDescriptor[] = [
    { title: path === '/' || branded.length >= MAX_TITLE_CHARACTERS ? title : branded },
    { name: 'description', content: description },
  ]
  if (path === undefined || !site) return [...head, { name: 'robots', content: 'noindex' }]
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: site.siteUrl + path },
    // The condition keeps it out of the browser's script.
    ...(import.meta.env.SSR ? describePage({ ...page, path }, site) : []),
  ]
}
