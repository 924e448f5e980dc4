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

it.each(productIds)('the page of %s leads to every other product', (id) => {
  const { first, rest } = relatedProducts(id)
  const linked = [...first, ...rest].map((product) => product.id)
  expect([...linked, id].toSorted()).toEqual(productIds.toSorted())
})
