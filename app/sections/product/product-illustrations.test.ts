import { expect, it } from 'vitest'
import { productIds } from '#copy/products/catalogue.ts'
import { productIllustration } from './product-illustrations.ts'

it('every product has an illustration of its own', () => {
  const urls = productIds.map(productIllustration)
  expect(new Set(urls).size).toBe(productIds.length)
})
