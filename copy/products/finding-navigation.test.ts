import { expect, it } from 'vitest'
import { homeIllustrations } from '../home/illustrations.ts'
import { productCatalogue } from './catalogue.ts'
import { productsWithFinding } from './finding-navigation.ts'

it('the products show the finding in the order of the views on the home page', () => {
  const shown = homeIllustrations.views.steps.map(({ link }) => link.to)
  expect(productsWithFinding.map((id) => productCatalogue[id].path)).toEqual(shown)
})
