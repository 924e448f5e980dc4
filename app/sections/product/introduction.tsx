import { Points } from '#app/components/points.tsx'
import { productPage } from '#copy/product-page.ts'
import type { Product } from '#copy/products/types.ts'

/** The description and the key benefits. */
export function ProductIntroduction({ product }: { product: Product }) {
  return (
    <div className="band">
      <div className="rail" />
      <div className="grid min-w-0 gap-12 lg:grid-cols-[5fr_3fr] lg:gap-x-0">
        <div className="prose lg:pr-12">
          {product.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside
          aria-labelledby="benefits"
          className="h-fit border border-hairline bg-raised p-6 lg:p-8"
        >
          <h2 id="benefits" className="text-h4">
            {productPage.benefits}
          </h2>
          <div className="mt-4">
            <Points items={product.benefits} size="small" />
          </div>
        </aside>
      </div>
    </div>
  )
}
