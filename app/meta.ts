import type { MetaDescriptor } from 'react-router'
import { brand } from '#copy/brand.ts'
import type { SiteFacts } from './request-context.server.ts'
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs.ts'

interface PageMeta {
  /** Without the brand. */
  title: string
  /** 70–160 characters. */
  description: string
  /** The canonical path; absent on pages that are not indexed, such as errors. */
  path?: string
  kind?: 'website' | 'article'
  /** The page's cover image, shown in its sharing image. */
  cover?: string | undefined
  /** False for a page without a Markdown alternate. */
  hasMarkdown?: boolean
  /** False for a page that search engines should not index. */
  listed?: boolean
  /** The page above this one, where that is not the home page. */
  parent?: Crumb
  /** Things of schema.org that the page is about. */
  about?: (site: SiteFacts) => readonly object[]
}

/** Matches as React Router passes them to `meta`; the first is the root, whose data has `siteUrl`. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Search results truncate longer titles. */
const MAX_TITLE_CHARACTERS = 60

/**
 * A page's `head`: title, description, absolute canonical URL, Open Graph data, Markdown alternate and
 * structured data. JSON-LD is not executed, so the Content-Security-Policy need not allow it (HTML,
 * "prepare the script element").
 */
export function buildMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const branded = `${page.title} · ${brand.name}`
  const title = page.path === '/' || branded.length >= MAX_TITLE_CHARACTERS ? page.title : branded
  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  const site = siteFactsOf(matches)
  if (page.path === undefined || !site) {
    return [...head, { name: 'robots', content: 'noindex' }]
  }
  const { siteUrl } = site
  const canonical = page.path === '/' ? `${siteUrl}/` : `${siteUrl}${page.path}`
  const image = `${siteUrl}${sharingImagePath(page.path, page.title, page.cover)}`
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    page.listed === false
      ? { name: 'robots', content: 'noindex' }
      : { 'script:ld+json': structuredData({ ...page, path: page.path }, site) },
    ...(page.hasMarkdown === false
      ? []
      : [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'text/markdown',
            href: markdownPath(page.path),
          },
        ]),
  ]
}

/** The path of a page's Markdown alternate, with its query. */
function markdownPath(path: string): string {
  const [page, query] = path.split('?')
  return `${page === '/' ? '/index' : page}.md${query ? `?${query}` : ''}`
}

function structuredData({ path, title, parent, about }: PageMeta & Crumb, site: SiteFacts) {
  const trail = [...(parent ? [parent] : []), { path, title }]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(about?.(site) ?? []),
      ...(path === '/' ? [] : [breadcrumbs(trail, site.siteUrl)]),
    ],
  }
}

/** Absent on an error page without root data. */
function siteFactsOf(matches: Matches): SiteFacts | undefined {
  return matches[0]?.loaderData as SiteFacts | undefined
}

/** The sharing image's path. It has a hash (FNV-1a) of title and cover, so that a change busts caches. */
function sharingImagePath(path: string, title: string, cover = ''): string {
  let hash = 0x811c9dc5
  for (const character of title + cover) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const [page, query] = path.split('?')
  const name = `${page === '/' ? '/index' : page}.png${query ? `?${query}` : ''}`
  return `/share/${(hash >>> 0).toString(36)}${name}`
}
