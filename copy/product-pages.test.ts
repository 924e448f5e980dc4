import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { isProductId } from './products/catalogue.ts'
import { security } from './security.ts'
import { services } from './services.ts'

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
