import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'

/** What the product does: each feature has a name and a sentence. */
export function KeyFeatures({ product }: { product: Product }) {
  return (
    <Section id="features" label={productPage.labels.features} title={productPage.features}>
      <dl className="mt-4 grid gap-x-12 md:grid-cols-2">
        {product.features.map(({ title, description }) => (
          <div key={title} className="border-hairline border-t py-2.5">
            <dt className="font-semibold text-detail">{title}</dt>
            <dd className="text-detail text-quiet">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
