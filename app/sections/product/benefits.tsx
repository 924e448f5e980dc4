import { Points } from '#app/components/points.tsx'
import { productPage } from '#copy/products/page.ts'

/** The Key Benefits sidebar. */
export function KeyBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <aside
      aria-labelledby="benefits"
      className="h-fit rounded-edge border border-hairline bg-raised px-5 pt-3 pb-1"
    >
      <h2 id="benefits" className="text-h4">
        {productPage.benefits}
      </h2>
      <div className="mt-1">
        <Points items={benefits} size="detail" />
      </div>
    </aside>
  )
}
