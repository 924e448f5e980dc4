import { Label } from '#app/components/label.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import { Scene } from '#app/scenes/scenes.tsx'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import type { PageLink } from '#copy/pages/types.ts'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { FindingNavigation } from './finding-navigation.tsx'

interface ProductHeaderProps {
  product: Product
  parents: readonly PageLink[]
}

/** The header of a product page: its title, and its scene below at full width. */
export function ProductHeader({ product, parents }: ProductHeaderProps) {
  const { id, title, description } = product
  const subtitle = useSubtitle(product.subtitle)
  const [lead, ...rest] = description
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{productPage.label}</Label>
      </div>
      {/* In a small window, the scene comes before the description. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[5fr_7fr] lg:*:col-span-2">
        <div>
          <Breadcrumbs parents={parents} />
          <h1>{title}</h1>
        </div>
        <p className="mt-4 text-lead lg:mt-5 lg:col-span-1!">{subtitle}</p>
        <p className="mt-6 max-w-prose text-quiet max-lg:order-1 lg:mt-5 lg:col-span-1!">{lead}</p>
        <div className="mt-5">
          <FindingNavigation current={id} />
        </div>
        <div id="scene" className="mt-2">
          <h2 className="sr-only">{productPage.scene}</h2>
          <Scene of={id} />
        </div>
        <div className="mt-4 grid gap-x-12 gap-y-3 text-small text-quiet max-lg:order-1 lg:auto-cols-fr lg:grid-flow-col">
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
