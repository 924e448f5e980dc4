import type { TechArticle } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import type { PageMeta } from '#copy/pages/types.ts'

/** A guide. Guides have no dates. */
export function techArticle(
  { title, description }: PageMeta,
  url: string,
  { siteUrl }: SiteFacts,
): Exclude<TechArticle, string> {
  return {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: { '@id': url },
    isPartOf: { '@id': `${siteUrl}/#website` },
    inLanguage: 'en',
    author: { '@id': `${siteUrl}/#organization` },
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
