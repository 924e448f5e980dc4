import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import { ExampleView } from './example-view.tsx'
import type { HighlightedExample } from './examples/highlight-example.ts'

/** The product's worked example, closed at first. */
export function ProductExample({ example }: { example: HighlightedExample }) {
  return (
    <Section id="example" label={productPage.labels.example}>
      <details className="group">
        <summary className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-6 hover:text-accent">
          <h2 className="text-h3">{productPage.example.heading}</h2>
          <span
            aria-hidden="true"
            className="row-span-2 font-mono text-h3 text-quiet group-open:rotate-45"
          >
            +
          </span>
          <span className="text-detail text-quiet">{example.caption}</span>
        </summary>
        <ExampleView example={example} />
      </details>
    </Section>
  )
}
