import { lazy } from 'react'
import { Button } from '#app/components/button.tsx'
import { StaticContent } from '#app/components/static-content.tsx'
import { suggestPages } from '#app/did-you-mean.server.ts'
import { missing } from '#app/loader-responses.server.ts'
import { buildMeta } from '#app/meta.ts'
import { pageList } from '#app/request-context.server.ts'
import { MessagePage } from '#app/sections/message-page.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { ProductIntroduction } from '#app/sections/product/introduction.tsx'
import { KeyFeatures, RelatedProducts, Workflow } from '#app/sections/product/lists.tsx'
import { ProductScene } from '#app/sections/product/product-scene.tsx'
import { YourCode } from '#app/sections/product/your-code.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { productPage } from '#copy/product-page.ts'
import { isProductId, products } from '#copy/products/index.ts'
import { yourCode } from '#copy/products/your-code.ts'
import type { Route } from './+types/product'

const ExampleView = lazy(async () => ({
  default: (await import('#app/sections/product/example-view.tsx')).ExampleView,
}))

export function loader({ context, params }: Route.LoaderArgs) {
  if (!isProductId(params.product)) {
    return missing(suggestPages(`/products/${params.product}`, context.get(pageList)()))
  }
  return { state: 'found', product: products[params.product] } as const
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { heading: title, description } = productPage.notFound
    return buildMeta(matches, { title, description })
  }
  const { product } = loaderData
  return buildMeta(matches, {
    ...product.meta,
    path: product.path,
    label: product.title,
    parents,
    about: [{ type: 'product', product }],
  })
}

const parents = [{ label: pageLabels.services.page, to: '/services' }]

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    const { heading, text, action } = productPage.notFound
    const { suggestions } = loaderData
    return (
      <MessagePage
        label="404"
        title={heading}
        text={text}
        actions={[action]}
        suggestions={suggestions}
      />
    )
  }
  const { product } = loaderData
  const { consultation, example } = productPage
  return (
    <>
      <PageHeader
        label={productPage.label}
        title={product.title}
        subtitle={product.subtitle}
        parents={parents}
      >
        <h2 className="sr-only">{productPage.scene}</h2>
        <div className="mt-10">
          <ProductScene id={product.id} />
        </div>
      </PageHeader>
      <ProductIntroduction product={product} />
      <Section id="features" label={productPage.labels.features} title={productPage.features}>
        <KeyFeatures features={product.features} />
      </Section>
      <Section id="workflow" label={productPage.labels.workflow} title={productPage.workflow}>
        <Workflow steps={product.workflowSteps} />
      </Section>
      <Section id="example" label={productPage.labels.example} title={example.heading}>
        <StaticContent key={product.id}>
          <ExampleView example={product.example} />
        </StaticContent>
      </Section>
      <Section id="your-code" label={productPage.labels.yourCode} title={yourCode.heading}>
        <YourCode />
      </Section>
      <Section
        id="consultation"
        label={productPage.labels.consultation}
        title={consultation.heading}
        intro={consultation.text}
      >
        <div className="mt-8 flex flex-wrap gap-4">
          <Button to={consultation.getStarted.to}>{consultation.getStarted.label}</Button>
          <Button to={consultation.learnMore.to} variant="outline">
            {consultation.learnMore.label}
            <span className="sr-only">{pageLabels.about(product.title)}</span>
          </Button>
        </div>
      </Section>
      <Section id="related" label={productPage.labels.related}>
        <div className="grid gap-y-8 border-hairline md:grid-cols-4">
          <h2 className="pr-4">{productPage.related}</h2>
          <RelatedProducts id={product.id} />
        </div>
      </Section>
    </>
  )
}
