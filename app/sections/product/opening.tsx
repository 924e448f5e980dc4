import { Label } from '#app/components/label.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import { Scene } from '#app/scenes/scenes.tsx'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import type { PageLink } from '#copy/pages/types.ts'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { FindingNavigation } from './finding-navigation.tsx'
import { productScenes } from './scenes.ts'

interface ProductOpeningProps {
  product: Product
  parents: readonly PageLink[]
}

/** The header of a product page: its title, and its scene below at full width. */
export function ProductOpening({ product, parents }: ProductOpeningProps) {
  const { id, title, description } = product
  const subtitle = useSubtitle(product.subtitle)
  const [lead, ...rest] = description
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{productPage.label}</Label>
      </div>
      <div className="min-w-0">
        <Breadcrumbs parents={parents} />
        <h1>{title}</h1>
        <div className="mt-6 grid gap-x-12 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <p className="text-lead text-quiet">{subtitle}</p>
          <p className="font-medium max-lg:max-w-prose">{lead}</p>
        </div>
        <h2 className="sr-only">{productPage.scene}</h2>
        <div className="mt-6">
          <FindingNavigation current={id} />
        </div>
        <div className="mt-3">
          <Scene name={productScenes[id]} variant="wide" />
        </div>
        <div className="mt-5 grid gap-x-12 gap-y-3 text-detail text-quiet lg:auto-cols-fr lg:grid-flow-col">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-4xl">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </header>
  )
}
