import { staticContent } from '#app/components/static-content.tsx'
import { productPage } from '#copy/products/page.ts'
import type { HighlightedExample } from './examples/highlight-example.ts'

const ExampleView = staticContent(async () => (await import('./example-view.tsx')).ExampleView)

/** The product's worked example, closed at first. */
export function ProductExample({ example }: { example: HighlightedExample }) {
  return (
    <details id="example" className="group mt-4 border-hairline border-y py-1">
      <summary className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 hover:text-accent md:grid-cols-[auto_1fr_auto]">
        <h3 className="text-h4">{productPage.example.heading}</h3>
        <span
          aria-hidden="true"
          className="font-mono text-h3 text-quiet group-open:rotate-45 max-md:row-span-2 md:order-last"
        >
          +
        </span>
        <span className="text-small text-quiet">{example.caption}</span>
      </summary>
      <ExampleView example={example} />
    </details>
  )
}
