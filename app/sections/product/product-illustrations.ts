import type { ProductId } from '#copy/products/types.ts'

const urls = import.meta.glob<string>('../../media/illustrations/product-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a product's illustration. For loaders, so that no page's script has all of them. */
export function productIllustration(id: ProductId): string {
  const url = urls[`../../media/illustrations/product-${id}.svg`]
  if (!url) throw new Error(`app/media/illustrations has no product-${id}.svg`)
  return url
}
