import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { guides } from './integrations/guides/index.ts'
import { guidesPage, integrationsPage } from './integrations/index.ts'
import { isProductId } from './products/catalogue.ts'
import { products } from './products/index.ts'
import { security } from './security.ts'
import { services } from './services.ts'
import { appsec } from './solutions/appsec.ts'
import { developers } from './solutions/developers.ts'

const pages = {
  ...products,
  services,
  features,
  security,
  developers,
  appsec,
  integrationsPage,
  guidesPage,
  ...guides,
}

describe('page records', () => {
  it.each(Object.entries(pages))('%s has a title and description of a fit length', (_, page) => {
    expect(page.meta.title.length).toBeLessThanOrEqual(45)
    expect(page.meta.description.length).toBeGreaterThanOrEqual(70)
    expect(page.meta.description.length).toBeLessThanOrEqual(160)
  })

  it('share no title and no description', () => {
    const metas = Object.values(pages).map(({ meta }) => meta)
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
  })
})

describe('product links', () => {
  it('go to product pages that exist, without a redirect', () => {
    const links = [
      ...services.cards.map(({ link }) => link.to),
      ...features.parts.map(({ link }) => link.to),
      ...security.parts.map(({ link }) => link.to),
    ]
    for (const link of links) {
      const [, folder, id = ''] = link.split('/')
      expect(folder, link).toBe('products')
      expect(isProductId(id), link).toBe(true)
    }
  })
})
