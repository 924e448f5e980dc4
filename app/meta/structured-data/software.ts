import type { Offer, SoftwareApplication } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { brand } from '#copy/brand.ts'
import { freeVersion, type PlanId, plans } from '#copy/pricing/plans.ts'
import { annualPrice } from '#copy/pricing/prices.ts'
import { productCatalogue } from '#copy/products/catalogue.ts'
import type { Product } from '#copy/products/types.ts'

/** The whole product, with the plans that include it. There are no ratings, because it has none. */
export function software({ siteUrl }: SiteFacts): Exclude<SoftwareApplication, string> {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#software`,
    name: brand.name,
    description: brand.description,
    url: `${siteUrl}/`,
    ...kind,
    featureList: Object.values(productCatalogue).map(({ title }) => title),
    publisher: { '@id': `${siteUrl}/#organization` },
    offers: [
      {
        '@type': 'Offer',
        name: freeVersion.name,
        description: freeVersion.description,
        url: `${siteUrl}/pricing`,
        price: 0,
        priceCurrency: 'USD',
        availability: limitedAvailability,
      },
      ...offersFrom('basic', siteUrl),
    ],
  }
}

/** One product, with the plans that include it. */
export function product(
  { id, title, path, meta, features }: Product,
  { siteUrl }: SiteFacts,
): Exclude<SoftwareApplication, string> {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}${path}#software`,
    name: `${brand.name} ${title}`,
    description: meta.description,
    url: siteUrl + path,
    ...kind,
    featureList: features.map((feature) => feature.title),
    isPartOf: { '@id': `${siteUrl}/#software` },
    publisher: { '@id': `${siteUrl}/#organization` },
    offers: offersFrom(productCatalogue[id].plan, siteUrl),
  }
}

/** Access is granted from the waitlist. */
const limitedAvailability = 'https://schema.org/LimitedAvailability'

const kind = {
  applicationCategory: 'SecurityApplication',
  operatingSystem: 'Web',
} as const

/** The offers of a plan and of larger plans. A plan with a negotiated price has no offer. */
function offersFrom(smallest: PlanId, siteUrl: string): Offer[] {
  const from = plans.findIndex(({ id }) => id === smallest)
  return plans.slice(from).flatMap(({ name, description, monthlyPrice }) => {
    if (monthlyPrice === null) return []
    const price = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD' } as const
    return {
      '@type': 'Offer',
      name,
      description,
      url: `${siteUrl}/pricing`,
      price: monthlyPrice,
      priceCurrency: 'USD',
      availability: limitedAvailability,
      // UN/CEFACT unit codes of month and year.
      priceSpecification: [
        { ...price, price: monthlyPrice, unitCode: 'MON' },
        { ...price, price: annualPrice(monthlyPrice).perYear, unitCode: 'ANN' },
      ],
    }
  })
}
