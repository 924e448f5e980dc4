import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { ProductExample } from './example.tsx'
import type { HighlightedExample } from './examples/highlight-example.ts'

interface WorkflowProps {
  product: Product & { example: HighlightedExample }
}

/** The numbered steps of a product's use, which hang side by side in a large window, and the worked example. */
export function Workflow({ product }: WorkflowProps) {
  return (
    <Section id="workflow" label={productPage.labels.workflow} title={productPage.workflow}>
      <ol className="numbered mt-4 grid gap-x-8 lg:auto-cols-fr lg:grid-flow-col">
        {product.workflowSteps.map(({ title, description }) => (
          <li
            key={title}
            className="relative border-accent pl-6 text-detail max-lg:border-l max-lg:pb-3 lg:border-t lg:pt-3 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1 size-1.75 rotate-45 bg-accent lg:-top-1 lg:left-0"
            />
            <h3 className="text-detail">
              <span className="item-number mr-3 font-mono font-normal text-label text-quiet" />
              {title}
            </h3>
            <p className="text-quiet">{description}</p>
          </li>
        ))}
      </ol>
      <ProductExample key={product.id} example={product.example} />
    </Section>
  )
}
