import type { WebPage } from 'schema-dts'
import type { PageType } from '#app/meta/page-handle.ts'
import type { SiteFacts } from '#app/request-context.server.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { organization, webSite } from './organization.ts'

interface PageGraphOptions {
  type: PageType
  /** The canonical URL. */
  url: string
  title: string
  description: string
  /** The pages from below the home page to this one; empty without visible breadcrumbs. */
  trail: readonly PageLink[]
  /** The page's Open Graph image. */
  image: string
  /** What the page is about. The first is its main entity. */
  about: readonly object[]
}

/**
 * The JSON-LD of a page as a connected graph. It contains every node that another node names, so that a
 * reader of this page alone can follow each `@id`.
 */
export function pageGraph(
  { type, url, title, description, trail, image, about }: PageGraphOptions,
  site: SiteFacts,
) {
  const hasBreadcrumbs = trail.length > 0
  const page: Exclude<WebPage, string> = {
    '@type': type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': `${site.siteUrl}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(hasBreadcrumbs ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page,
      ...about,
      webSite(site),
      organization(site),
      ...(hasBreadcrumbs ? [breadcrumbs(trail, url, site.siteUrl)] : []),
    ],
  }
}
