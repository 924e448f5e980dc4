import { lazy, type ReactNode } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import type { BandName } from './compositions.ts'
import { FeaturesBetween } from './features-between.tsx'
import { ProductIntroduction } from './introduction.tsx'
import { KeyFeatures } from './key-features.tsx'
import { Workflow, WorkflowLedger } from './workflow.tsx'

const ExampleView = lazy(async () => ({
  default: (await import('./example-view.tsx')).ExampleView,
}))

const bands: Record<BandName, (product: Product) => ReactNode> = {
  introduction: (product) => <ProductIntroduction product={product} />,
  'features-sheet': (product) => <KeyFeatures product={product} layout="sheet" />,
  'features-rows': (product) => <KeyFeatures product={product} layout="rows" />,
  'features-ledger': (product) => <KeyFeatures product={product} layout="ledger" />,
  'features-matrix': (product) => <KeyFeatures product={product} layout="matrix" />,
  'features-between': (product) => <FeaturesBetween product={product} />,
  'steps-line': ({ workflowSteps }) => <Workflow steps={workflowSteps} />,
  'steps-ledger': (product) => <WorkflowLedger product={product} />,
  example: ({ id, example }) => (
    <Section id="example" label={productPage.labels.example} title={productPage.example.heading}>
      <StaticContent key={id}>
        <ExampleView example={example} />
      </StaticContent>
    </Section>
  ),
}

interface ProductBandProps {
  name: BandName
  product: Product
}

/** One part of a product page. */
export function ProductBand({ name, product }: ProductBandProps) {
  return bands[name](product)
}
