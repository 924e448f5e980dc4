import type { Product } from '#copy/products/types.ts'
import { KeyBenefits } from './benefits.tsx'

/** The description, its first paragraph as a lead, and the key benefits at its side. */
export function ProductIntroduction({ product }: { product: Product }) {
  const [lead, ...rest] = product.description
  return (
    <div className="section">
      <div className="aside" />
      <div className="grid min-w-0 gap-10 lg:grid-cols-[7fr_5fr] lg:gap-x-12">
        <div>
          <p className="text-h4 font-medium">{lead}</p>
          <div className="mt-4 gap-x-8 space-y-3 text-small text-quiet md:columns-2">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <KeyBenefits benefits={product.benefits} />
      </div>
    </div>
  )
}
