import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'

/** What the product does: a name and a sentence for each feature, in columns. */
export function KeyFeatures({ product }: { product: Product }) {
  return (
    <Section id="features" label={productPage.labels.features} title={productPage.features}>
      <dl className="product-features">
        {product.features.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt> <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What the product is good for, in a sidebar. */
export function KeyBenefits({ product }: { product: Product }) {
  return (
    <aside aria-labelledby="benefits" className="product-benefits">
      <h2 id="benefits" className="product-minor">
        {productPage.benefits}
      </h2>
      <ul>
        {product.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </aside>
  )
}
