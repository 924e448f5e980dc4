import type { MetaDescriptor } from 'react-router'
import { brand } from '#copy/brand.ts'
import type { SiteFacts } from './request-context.server.ts'

interface PageMeta {
  /** Without the brand. */
  title: string
  /** 70–160 characters. */
  description: string
  /** The canonical path; absent on pages that should not be found, such as errors. */
  path?: string
  kind?: 'website' | 'article'
  /** The picture that the page opens with; its sharing picture shows it. */
  cover?: string | undefined
  /** False where a page has no Markdown twin. */
  twin?: boolean
  /** False for a page that search engines leave out. */
  listed?: boolean
}

/** Matches as `meta` gets them; the root's loader data carries the site's facts. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Search results cut a title that is longer. */
const titleEnds = 60

/** A page's head: title, description, absolute canonical, sharing data, Markdown twin. */
export function buildMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const branded = `${page.title} · ${brand.name}`
  const title = page.path === '/' || branded.length >= titleEnds ? page.title : branded
  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  const siteUrl = siteUrlOf(matches)
  if (page.path === undefined || !siteUrl) {
    return [...head, { name: 'robots', content: 'noindex' }]
  }
  const canonical = page.path === '/' ? `${siteUrl}/` : `${siteUrl}${page.path}`
  const picture = `${siteUrl}${pictureAddress(page.path, page.title, page.cover)}`
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(page.listed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.twin === false
      ? []
      : [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'text/markdown',
            href: twinOf(page.path),
          },
        ]),
  ]
}

/** The Markdown twin of a path with its query. */
function twinOf(path: string): string {
  const [page, query] = path.split('?')
  return `${page === '/' ? '/index' : page}.md${query ? `?${query}` : ''}`
}

function siteUrlOf(matches: Matches): string | undefined {
  const facts = matches[0]?.loaderData as SiteFacts | undefined
  return facts?.siteUrl
}

/** The sharing picture, drawn by the server from title and cover: a new one of these is a new address. */
function pictureAddress(path: string, title: string, cover = ''): string {
  let version = 0x811c9dc5
  for (const sign of title + cover) {
    version = Math.imul(version ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  const [page, query] = path.split('?')
  const name = `${page === '/' ? '/index' : page}.png${query ? `?${query}` : ''}`
  return `/share/${(version >>> 0).toString(36)}${name}`
}
