import type { ReactNode } from 'react'
import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import { ExampleView } from './example-view.tsx'
import { FeaturesBetween } from './features-between.tsx'
import type { highlightedProducts } from './highlighted-products.build.ts'
import { ProductIntroduction } from './introduction.tsx'
import { KeyFeatures } from './key-features.tsx'
import type { SectionName } from './layouts.ts'
import { Workflow, WorkflowLedger } from './workflow.tsx'

type Product = (typeof highlightedProducts)[number]

const sections: Record<SectionName, (product: Product) => ReactNode> = {
  introduction: (product) => <ProductIntroduction product={product} />,
  'features-sheet': (product) => <KeyFeatures product={product} layout="sheet" />,
  'features-rows': (product) => <KeyFeatures product={product} layout="rows" />,
  'features-ledger': (product) => <KeyFeatures product={product} layout="ledger" />,
  'features-matrix': (product) => <KeyFeatures product={product} layout="matrix" />,
  'features-between': (product) => <FeaturesBetween product={product} />,
  'steps-line': ({ workflowSteps }) => <Workflow steps={workflowSteps} />,
  'steps-ledger': (product) => <WorkflowLedger product={product} />,
  example: ({ example }) => (
    <Section id="example" label={productPage.labels.example} title={productPage.example.heading}>
      <ExampleView example={example} />
    </Section>
  ),
}

interface ProductSectionProps {
  name: SectionName
  product: Product
}

/** One part of a product page. */
export function ProductSection({ name, product }: ProductSectionProps) {
  return sections[name](product)
}
