import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { KeyBenefits } from './benefits.tsx'
import { FeatureList } from './key-features.tsx'
import { StepList } from './workflow.tsx'

/** The features between the steps, on a line down the first column, and the benefits. */
export function FeaturesBetween({ product }: { product: Product }) {
  const { labels, workflow, features } = productPage
  return (
    <Section id="features" label={labels.features}>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <section id="workflow" aria-labelledby="workflow-title">
          <h2 id="workflow-title" className="text-h3">
            {workflow}
          </h2>
          <StepList steps={product.workflowSteps} layout="column" />
        </section>
        <div className="max-lg:order-first sm:col-span-2">
          <h2 className="text-h3">{features}</h2>
          <FeatureList
            features={product.features}
            className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2"
            itemClassName="border-t border-hairline pt-3"
          />
        </div>
        <KeyBenefits benefits={product.benefits} />
      </div>
    </Section>
  )
}
