import { Timeline, TimelineStep } from '#app/components/timeline.tsx'
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
      <Timeline className="mt-4 gap-x-8">
        {product.workflowSteps.map(({ title, description }) => (
          <TimelineStep key={title} className="text-detail max-lg:pb-3 lg:pt-3">
            <h3 className="text-detail">
              <span className="item-number mr-3 font-mono font-normal text-label text-quiet" />
              {title}
            </h3>
            <p className="text-quiet">{description}</p>
          </TimelineStep>
        ))}
      </Timeline>
      <ProductExample key={product.id} example={product.example} />
    </Section>
  )
}
