import { productCatalogue, productIds } from '#copy/products/catalogue.ts'
import { productsWithFinding } from '#copy/products/finding-navigation.ts'
import type { ProductId, ProductSummary } from '#copy/products/types.ts'

/**
 * The products that a product's page relates: the first three others, in page order, and those of the rest that
 * the navigation of the finding doesn't link to.
 */
export function relatedProducts(
  id: ProductId,
  withFinding: readonly ProductId[] = productsWithFinding,
): {
  first: readonly ProductSummary[]
  rest: readonly ProductSummary[]
} {
  const others = productIds.filter((other) => other !== id)
  const linked = withFinding.includes(id) ? withFinding : []
  return {
    first: others.slice(0, 3).map((other) => productCatalogue[other]),
    rest: others
      .slice(3)
      .filter((other) => !linked.includes(other))
      .map((other) => productCatalogue[other]),
  }
}
