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
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{productPage.label}</Label>
      </div>
      <div className="min-w-0">
        <Breadcrumbs parents={parents} />
        <h1>{title}</h1>
        <p className="mt-3 text-lead">{subtitle}</p>
        <div className="mt-5">
          <FindingNavigation current={id} />
        </div>
        <div id="scene" className="mt-2">
          <h2 className="sr-only">{productPage.scene}</h2>
          <Scene of={id} />
        </div>
        <div className="mt-5 grid gap-x-10 gap-y-3 text-small text-quiet lg:auto-cols-fr lg:grid-flow-col">
          {description.map((paragraph) => (
            <p key={paragraph} className="first:text-text">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </header>
  )
}
