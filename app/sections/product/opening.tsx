import { Label } from '#app/components/label.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import { Scene } from '#app/scenes/scene.tsx'
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

/** The header of a product page: its title, and its scene below it or beside it. */
export function ProductOpening({ product, parents }: ProductOpeningProps) {
  const { id, title, description } = product
  const subtitle = useSubtitle(product.subtitle)
  const { name, at } = productScenes[id]
  const [lead, ...rest] = description
  const sceneHeading = <h2 className="sr-only">{productPage.scene}</h2>
  const heading = (
    <>
      <Breadcrumbs parents={parents} />
      <h1>{title}</h1>
      <p className="mt-6 max-w-prose text-lead text-quiet">{subtitle}</p>
    </>
  )
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{productPage.label}</Label>
      </div>
      {at === 'below' ? (
        <div className="min-w-0">
          <div className="grid gap-x-12 gap-y-5 xl:grid-cols-2 xl:items-end">
            <div>{heading}</div>
            <p className="font-medium max-xl:max-w-prose">{lead}</p>
          </div>
          {sceneHeading}
          <div className="mt-6">
            <FindingNavigation current={id} layout="row" />
          </div>
          <div className="mt-3 mb-6">
            <Scene name={name} />
          </div>
          <Rest paragraphs={rest} />
        </div>
      ) : (
        <div className="grid min-w-0 items-start gap-8 xl:grid-cols-[1fr_37.5rem]">
          <div>
            {heading}
            <div className="mt-8">
              <FindingNavigation current={id} layout="column" />
            </div>
          </div>
          <div>
            {sceneHeading}
            <Scene name={name} variant="compact" />
          </div>
          <div className="xl:col-span-2">
            <p className="max-w-4xl font-medium">{lead}</p>
            <div className="mt-4">
              <Rest paragraphs={rest} />
            </div>
          </div>
        </div>
      )}
    </header>
  )
}

/** The description after its first paragraph. */
function Rest({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div
      className={`gap-x-12 space-y-3 text-detail text-quiet ${paragraphs.length > 1 ? 'md:columns-2' : 'max-w-4xl'}`}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
