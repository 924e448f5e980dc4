import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/product-page.ts'
import type { Point } from '#copy/products/types.ts'

/** The layout: `line` puts the steps side by side on a line, `ledger` one a row beside the heading. */
export type WorkflowLayout = 'line' | 'ledger'

interface WorkflowProps {
  steps: readonly Point[]
  layout: WorkflowLayout
}

const looks = {
  line: {
    whole: '',
    list: 'mt-6 lg:grid lg:grid-flow-col lg:auto-cols-fr',
    item: 'relative border-l border-signal pb-4 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-0',
    text: 'mt-1',
  },
  ledger: {
    whole: 'grid gap-y-6 lg:grid-cols-4',
    list: 'border-b border-hairline lg:col-span-3',
    item: 'grid grid-cols-[2.5rem_1fr] border-t border-hairline py-2.5 md:grid-cols-[2.5rem_2fr_5fr] md:gap-x-3',
    text: 'max-md:col-start-2 max-md:mt-1',
  },
} satisfies Record<WorkflowLayout, Record<'whole' | 'list' | 'item' | 'text', string>>

/** The numbered steps of a product's use. */
export function Workflow({ steps, layout }: WorkflowProps) {
  const look = looks[layout]
  return (
    <Section id="workflow" label={productPage.labels.workflow}>
      <div className={look.whole}>
        <h2 className="pr-4">{productPage.workflow}</h2>
        <ol className={`numbered ${look.list}`}>
          {steps.map(({ title, description }) => (
            <li key={title} className={look.item}>
              {layout === 'line' ? (
                <span
                  aria-hidden="true"
                  className="absolute top-1 -left-1 size-1.75 rotate-45 bg-signal lg:-top-1 lg:left-0"
                />
              ) : null}
              <span
                className={`item-number font-mono text-label leading-6 ${layout === 'line' ? 'text-quiet max-lg:float-left max-lg:mr-3' : 'text-signal'}`}
              />
              <h3 className="text-body leading-6">{title}</h3>
              <p className={`text-small text-quiet ${look.text}`}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
