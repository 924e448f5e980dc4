import { Points } from '#app/components/points.tsx'
import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'

/** What the product does, a name and a sentence for each feature, with the benefits in a sidebar. */
export function KeyFeatures({ product }: { product: Product }) {
  return (
    <Section id="features" label={productPage.labels.features}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[8fr_5fr]">
        <div>
          <h2>{productPage.features}</h2>
          <dl className="mt-6 grid gap-x-8 text-detail sm:grid-cols-2">
            {product.features.map(({ title, description }) => (
              <div key={title} className="border-hairline border-t py-2">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-quiet">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside
          aria-labelledby="benefits"
          className="h-fit border border-hairline bg-raised px-5 pt-3 pb-1"
        >
          <h2 id="benefits" className="text-h4">
            {productPage.benefits}
          </h2>
          <div className="mt-1">
            <Points items={product.benefits} size="detail" />
          </div>
        </aside>
      </div>
    </Section>
  )
}
