import { describe, expect, it } from 'vitest'
import { productIds } from '#copy/products/index.ts'
import { relatedProducts } from './related-products.ts'

describe('relatedProducts', () => {
  it('returns the first three other products in page order', () => {
    expect(relatedProducts('ai-chat').first.map(({ id }) => id)).toEqual([
      'business-logic-map',
      'vulnerability-management',
      'threat-modeling',
    ])
    expect(relatedProducts('business-logic-map').first.map(({ id }) => id)).toEqual([
      'ai-chat',
      'vulnerability-management',
      'threat-modeling',
    ])
    expect(relatedProducts('security-scanning').first.map(({ id }) => id)).toEqual([
      'ai-chat',
      'business-logic-map',
      'vulnerability-management',
    ])
  })
})

it('leads to every other product, together with the navigation of the finding', () => {
  for (const withFinding of [[], productIds, productIds.slice(1), productIds.slice(0, 1)]) {
    for (const id of productIds) {
      const { first, rest } = relatedProducts(id, withFinding)
      const linked = new Set([...first, ...rest].map((product) => product.id))
      const inNavigation = withFinding.includes(id) ? withFinding : []
      expect([...linked.union(new Set(inNavigation)).add(id)].toSorted()).toEqual(
        productIds.toSorted(),
      )
    }
  }
})
