import type {
  Organization,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { brand } from '#copy/brand.ts'
import { ownerConfirmed } from '#copy/claims/owner-confirmed.ts'
import { isReservedName } from '#copy/reserved-names.ts'

/** The company, with the same `@id` on every page. */
export function organization({ siteUrl, social }: SiteFacts): Exclude<Organization, string> {
  // Left out while they are samples.
  const profiles = Object.values(social).filter(
    (url) => url && !isReservedName(new URL(url).hostname),
  )
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    address: address(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.email,
      url: `${siteUrl}/contact`,
      availableLanguage: 'en',
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** The office's address, as far as the owner has confirmed it. */
export function address(): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    ...(ownerConfirmed.office
      ? { streetAddress: brand.office.street, postalCode: brand.office.postalCode }
      : {}),
    addressLocality: brand.city,
    addressRegion: brand.region,
    addressCountry: brand.country,
  }
}

/** The site, with its blog search. */
export function webSite({ siteUrl }: SiteFacts): Exclude<WebSite, string> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/blogs?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.name,
    url: `${siteUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: search,
  }
}
