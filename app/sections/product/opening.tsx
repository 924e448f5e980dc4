import { Label } from '#app/components/label.tsx'
import { Plate } from '#app/components/plate.tsx'
import { Scene } from '#app/scenes/scene.tsx'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import type { PageLink } from '#copy/page.ts'
import { productPage } from '#copy/product-page.ts'
import type { Product } from '#copy/products/types.ts'
import { compositions } from './compositions.ts'

interface ProductOpeningProps {
  product: Product
  /** URL of its plate. */
  plate: string
  parents: readonly PageLink[]
}

/** The header of a product page: its title, and its scene below it or beside it. */
export function ProductOpening({ product, plate, parents }: ProductOpeningProps) {
  const { id, title, subtitle } = product
  const { scene, opening } = compositions[id]
  const sceneHeading = <h2 className="sr-only">{productPage.scene}</h2>
  if (opening === 'below') {
    return (
      <PageHeader
        label={productPage.label}
        title={title}
        subtitle={subtitle}
        parents={parents}
        drawing={plate}
        isWide
      >
        {sceneHeading}
        <div className="mt-8">
          <Scene name={scene} />
        </div>
      </PageHeader>
    )
  }
  return (
    <header className="band band-first">
      <div className="rail">
        <Label>{productPage.label}</Label>
      </div>
      <div className="grid min-w-0 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
        <div>
          <Breadcrumbs parents={parents} />
          <h1>{title}</h1>
          <p className="mt-6 max-w-prose text-lead text-quiet">{subtitle}</p>
          <Plate src={plate} className="mt-8 aspect-video w-full border border-hairline" />
        </div>
        <div>
          {sceneHeading}
          <Scene name={scene} variant="compact" />
        </div>
      </div>
    </header>
  )
}
