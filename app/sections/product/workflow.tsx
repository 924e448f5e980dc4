import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Point, Product } from '#copy/products/types.ts'
import { KeyBenefits } from './benefits.tsx'

const looks = {
  // Side by side on a line.
  line: {
    list: 'mt-6 lg:grid lg:grid-flow-col lg:auto-cols-fr',
    item: 'relative border-l border-accent pb-4 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-0',
    weight: 'lg:-top-1 lg:left-0',
    number: 'text-quiet max-lg:float-left max-lg:mr-3',
    text: 'mt-1',
  },
  // Stacked on a line.
  column: {
    list: 'mt-6',
    item: 'relative border-l border-accent pb-5 pl-6 last:pb-0',
    weight: '',
    number: 'float-left mr-3 text-quiet',
    text: 'mt-1',
  },
  // One per row.
  ledger: {
    list: 'mt-5 border-b border-hairline',
    item: 'grid grid-cols-[2.5rem_1fr] border-t border-hairline py-4 md:grid-cols-[2.5rem_4fr_7fr] md:gap-x-3',
    weight: undefined,
    number: 'text-accent',
    text: 'max-md:col-start-2 max-md:mt-1',
  },
} as const

/** The numbered steps of a product's use. */
export function Workflow({ steps }: { steps: readonly Point[] }) {
  return (
    <Section id="workflow" label={productPage.labels.workflow}>
      <h2>{productPage.workflow}</h2>
      <StepList steps={steps} layout="line" />
    </Section>
  )
}

/** The steps, one per row, with the benefits beside them. */
export function WorkflowLedger({ product }: { product: Product }) {
  return (
    <Section id="workflow" label={productPage.labels.workflow}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[5fr_2fr]">
        <div>
          <h2>{productPage.workflow}</h2>
          <StepList steps={product.workflowSteps} layout="ledger" />
        </div>
        <KeyBenefits benefits={product.benefits} />
      </div>
    </Section>
  )
}

interface StepListProps {
  steps: readonly Point[]
  layout: keyof typeof looks
}

/** The steps without their heading. */
export function StepList({ steps, layout }: StepListProps) {
  const look = looks[layout]
  return (
    <ol className={`numbered ${look.list}`}>
      {steps.map(({ title, description }) => (
        <li key={title} className={look.item}>
          {look.weight === undefined ? null : (
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-1 size-1.75 rotate-45 bg-accent ${look.weight}`}
            />
          )}
          <span className={`item-number font-mono text-label leading-6 ${look.number}`} />
          <h3 className="text-body leading-6">{title}</h3>
          <p className={`text-small text-quiet ${look.text}`}>{description}</p>
        </li>
      ))}
    </ol>
  )
}
