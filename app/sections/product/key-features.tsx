import { Section } from '#app/sections/section.tsx'
import { productPage } from '#copy/product-page.ts'
import type { Point } from '#copy/products/types.ts'

/** The layout: `sheet` fills four columns, the heading its first cell; `rows` puts four over three. */
export type FeaturesLayout = 'sheet' | 'rows'

interface KeyFeaturesProps {
  features: readonly Point[]
  layout: FeaturesLayout
}

const looks = {
  sheet: {
    whole: 'grid gap-y-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-0',
    list: 'contents',
    item: 'border-t border-hairline pt-3.5 sm:pr-6 lg:pb-6 lg:nth-[n+4]:pb-0',
  },
  rows: {
    whole: '',
    list: 'mt-5 grid gap-y-5 sm:grid-cols-2 lg:grid-cols-12',
    item: 'border-t border-hairline pt-3.5 sm:pr-6 lg:col-span-3 lg:nth-[n+5]:col-span-4',
  },
} satisfies Record<FeaturesLayout, Record<'whole' | 'list' | 'item', string>>

/** What the product does, a name and a sentence each. */
export function KeyFeatures({ features, layout }: KeyFeaturesProps) {
  const look = looks[layout]
  return (
    <Section id="features" label={productPage.labels.features}>
      <div className={look.whole}>
        <h2 className="pr-4">{productPage.features}</h2>
        <dl className={look.list}>
          {features.map(({ title, description }) => (
            <div key={title} className={look.item}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-small text-quiet">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
