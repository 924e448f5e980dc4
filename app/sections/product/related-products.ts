import { productCatalogue, productIds } from '#copy/products/catalogue.ts'
import type { ProductId, ProductSummary } from '#copy/products/types.ts'

/** The products that a product's page relates: the first three others, in page order, and the rest. */
export function relatedProducts(id: ProductId): {
  first: readonly ProductSummary[]
  rest: readonly ProductSummary[]
} {
  const others = productIds.filter((other) => other !== id).map((other) => productCatalogue[other])
  return { first: others.slice(0, 3), rest: others.slice(3) }
}
