import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#app/layout/use-site.ts'
import { brand } from '#copy/brand.ts'
import type { PageDescription } from './page-description.ts'

/** Matches as React Router passes them to `meta`. The root has no data on an error page. */
type Matches = readonly [root: { loaderData: RootData | undefined }, ...others: unknown[]]

/** Imported on this condition, so that its code isn't in the browser's scripts. */
const describePage = import.meta.env.SSR
  ? (await import('./describe-page.ts')).describePage
  : undefined

/** Search results truncate longer titles. */
const MAX_TITLE_CHARACTERS = 60

/**
 * The `head` of a page: title, description, and absolute canonical URL. What only machines read (Open Graph,
 * JSON-LD, the Markdown alternate) is only in the HTML from the server (describe-page.ts). `useRemoveServerTags`
 * removes it when the browser navigates to another page.
 */
export function buildMeta([root]: Matches, given: PageDescription): MetaDescriptor[] {
  const site = root.loaderData
  const page = { ...given, ...(given.path === undefined ? {} : site?.heads[given.path]) }
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
    ...(describePage?.({ ...page, path }, site) ?? []),
  ]
}
