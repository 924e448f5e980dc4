import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { productIds } from '#copy/products/catalogue.ts'
import type { ProductId } from '#copy/products/types.ts'
import { FindingNavigation } from './finding-navigation.tsx'

function rendered(current: ProductId, products: readonly ProductId[]): string {
  const navigation = createElement(FindingNavigation, { current, products })
  return renderToStaticMarkup(createElement(MemoryRouter, undefined, navigation))
}

it('is on the page of each product that shows the finding, and on no other', () => {
  const [without, ...others] = productIds
  expect(rendered(without, others)).toBe('')
  for (const [index, id] of others.entries()) {
    expect(rendered(id, others)).toContain(`${index + 1} of ${others.length}`)
  }
})
