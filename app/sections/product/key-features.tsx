import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Point, Product } from '#copy/products/types.ts'
import { KeyBenefits } from './benefits.tsx'

const looks = {
  // Four columns, with the heading in the first cell.
  sheet: {
    whole: 'grid gap-y-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-0',
    list: 'contents',
    item: 'border-t border-hairline pt-3.5 sm:pr-6 lg:pb-6 lg:nth-[n+4]:pb-0',
  },
  // Four above three.
  rows: {
    whole: '',
    list: 'mt-5 grid gap-y-5 sm:grid-cols-2 lg:grid-cols-12',
    item: 'border-t border-hairline pt-3.5 sm:pr-6 lg:col-span-3 lg:nth-[n+5]:col-span-4',
  },
  // One per line: the name, then the sentence.
  ledger: {
    whole: '',
    list: 'mt-5 border-b border-hairline',
    item: 'grid gap-x-6 border-t border-hairline py-3 md:grid-cols-[1fr_2fr]',
  },
  // Boxes in a grid of three by three. The heading takes two of them.
  matrix: {
    whole: 'grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3',
    list: 'contents',
    item: 'border border-hairline bg-raised p-3.5',
  },
} as const

export type FeaturesLayout = keyof typeof looks

interface KeyFeaturesProps {
  product: Product
  layout: FeaturesLayout
}

/**
 * What the product does. Each feature has a name and a sentence. Narrow layouts have the benefits beside it.
 */
export function KeyFeatures({ product, layout }: KeyFeaturesProps) {
  const look = looks[layout]
  const features = (
    <div className={look.whole}>
      <h2 className={layout === 'matrix' ? 'pb-4 sm:col-span-2' : 'pr-4'}>
        {productPage.features}
      </h2>
      <FeatureList features={product.features} className={look.list} itemClassName={look.item} />
    </div>
  )
  return (
    <Section id="features" label={productPage.labels.features}>
      {layout === 'ledger' || layout === 'matrix' ? (
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_2fr]">
          {features}
          <KeyBenefits benefits={product.benefits} />
        </div>
      ) : (
        features
      )}
    </Section>
  )
}

interface FeatureListProps {
  features: readonly Point[]
  className: string
  itemClassName: string
}

/** The features without their heading. */
export function FeatureList({ features, className, itemClassName }: FeatureListProps) {
  return (
    <dl className={className}>
      {features.map(({ title, description }) => (
        <div key={title} className={itemClassName}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-small text-quiet">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
