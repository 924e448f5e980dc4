import { Label } from '#app/components/label.tsx'
import { Illustration } from '#app/components/pictures/figure.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import type { PageLink } from '#copy/pages/types.ts'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { layouts } from './layouts.ts'

interface ProductOpeningProps {
  product: Product
  /** URL of its illustration. */
  illustration: string
  parents: readonly PageLink[]
}

/** The header of a product page: its title, and its scene below it or beside it. */
export function ProductOpening({ product, illustration, parents }: ProductOpeningProps) {
  const { id, title, description } = product
  const subtitle = useSubtitle(product.subtitle)
  const { scene, opening, sections } = layouts[id]
  const [lead, ...rest] = sections.includes('introduction') ? [] : description
  const sceneHeading = <h2 className="sr-only">{productPage.scene}</h2>
  if (opening === 'below') {
    return (
      <PageHeader
        label={productPage.label}
        title={title}
        subtitle={product.subtitle}
        beside={lead ? <p className="mt-5 max-w-prose font-medium">{lead}</p> : null}
        parents={parents}
        picture={<Illustration src={illustration} className="absolute inset-0 size-full" />}
        isWide
      >
        {sceneHeading}
        <div className="my-8">
          <Scene name={scene} />
        </div>
        <Rest paragraphs={rest} />
      </PageHeader>
    )
  }
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{productPage.label}</Label>
      </div>
      <div className="grid min-w-0 items-start gap-8 xl:grid-cols-[1fr_37.5rem]">
        <div>
          <Breadcrumbs parents={parents} />
          <h1>{title}</h1>
          <p className="mt-6 max-w-prose text-lead text-quiet">{subtitle}</p>
          <Illustration
            src={illustration}
            className="mt-8 aspect-video w-full border border-hairline"
          />
          {lead ? <p className="mt-6 font-medium">{lead}</p> : null}
        </div>
        <div>
          {sceneHeading}
          <Scene name={scene} variant="compact" />
        </div>
        {rest.length > 0 ? (
          <div className="xl:col-span-2">
            <Rest paragraphs={rest} />
          </div>
        ) : null}
      </div>
    </header>
  )
}

/** The description after its first paragraph. */
function Rest({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-x-8 gap-y-3 text-small text-quiet md:grid-flow-col md:auto-cols-fr">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
