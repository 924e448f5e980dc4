import { products } from '#copy/products/index.ts'
import { highlightExample } from './examples/highlight-example.ts'

export const highlightedProducts = await Promise.all(
  Object.values(products).map(async (product) => ({
    ...product,
    example: await highlightExample(product.example),
  })),
)
