import { missing } from '#app/loaders/responses.server.ts'
import { unlessOnlyQueryChanged } from '#app/loaders/revalidate.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { suggestPages } from '#app/not-found/did-you-mean.server.ts'
import { pageList } from '#app/request-context.server.ts'
import { MessagePage } from '#app/sections/message-page.tsx'
import { KeyFeatures } from '#app/sections/product/features.tsx'
import { highlightedProducts } from '#app/sections/product/highlighted-products.build.ts'
import productStyles from '#app/sections/product/product.css?url'
import { ProductFooter } from '#app/sections/product/product-footer.tsx'
import { ProductHeader } from '#app/sections/product/product-header.tsx'
import { Workflow } from '#app/sections/product/workflow.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { pageLabels } from '#copy/pages/labels.ts'
import { productPage } from '#copy/products/page.ts'
import type { Route } from './+types/product'

export function loader({ context, params }: Route.LoaderArgs) {
  const product = highlightedProducts.find(({ id }) => id === params.product)
  if (!product) {
    const suggestions = suggestPages(`/products/${params.product}`, context.get(pageList)())
    return missing(suggestions)
  }
  return { state: 'found', product } as const
}

/** The query describes the state of a scene. */
export const shouldRevalidate = unlessOnlyQueryChanged

export const handle = { query: ['rule', 'guard'] } satisfies PageHandle

export const links: Route.LinksFunction = () =>
  [widgetStyles, productStyles].map((href) => ({ rel: 'stylesheet', href }))

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
    const { label, heading, text, action } = productPage.notFound
    return (
      <MessagePage
        label={label}
        title={heading}
        text={text}
        actions={[action]}
        suggestions={loaderData.suggestions}
      />
    )
  }
  const { product } = loaderData
  return (
    <div className="dense product">
      <ProductHeader product={product} parents={parents} />
      <KeyFeatures product={product} />
      <Workflow product={product} />
      <ProductFooter product={product} />
    </div>
  )
}
