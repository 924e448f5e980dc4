import { describe, expect, it } from 'vitest'
import { features } from '../features.ts'
import { productMenu } from '../navigation.ts'
import { security } from '../security.ts'
import { services } from '../services.ts'
import { isProductId, productIds } from './catalogue.ts'

describe('every product', () => {
  it('is once in the menu', () => {
    const inMenu = productMenu.map(({ path }) => path).sort()
    expect(
      inMenu,
      'copy/products/catalogue.ts: list each ProductId once in productMenuOrder',
    ).toEqual(productIds.toSorted().map((id) => `/products/${id}`))
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

describe('features', () => {
  it.each(features.parts)('$title takes something, and names its limits', (part) => {
    const taken = features.inputs.items.flatMap(({ results }) => results)
    expect(taken.map(({ feature }) => feature)).toContain(part.id)
    expect(part.points.map(({ name }) => name)).toContain('Limits')
  })

  it('have an input that all of them reject', () => {
    expect(features.inputs.items.filter(({ results }) => results.length === 0)).toHaveLength(1)
  })
})
