import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { KeyBenefits } from './benefits.tsx'

/** The numbered steps of a product's use, on a line, with the benefits beside them. */
export function Workflow({ product }: { product: Product }) {
  return (
    <Section id="workflow" label={productPage.labels.workflow}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2>{productPage.workflow}</h2>
          <ol className="numbered mt-5">
            {product.workflowSteps.map(({ title, description }) => (
              <li
                key={title}
                className="relative border-accent border-l pb-3 pl-6 text-detail last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-2 -left-1 size-1.75 rotate-45 bg-accent"
                />
                <h3 className="text-detail">
                  <span className="item-number mr-3 font-mono font-normal text-label text-quiet" />
                  {title}
                </h3>
                <p className="text-quiet">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <KeyBenefits benefits={product.benefits} />
      </div>
    </Section>
  )
}
