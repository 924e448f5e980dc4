import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
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
      <ol className="product-steps numbered">
        {product.workflowSteps.map(({ title, description }) => (
          <li key={title}>
            <h3>
              <span className="item-number" />
              {title}
            </h3>
            <p>
              <UnbrokenWords text={description} />
            </p>
          </li>
        ))}
      </ol>
      <ProductExample key={product.id} example={product.example} />
    </Section>
  )
}
