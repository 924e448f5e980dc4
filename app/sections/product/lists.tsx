import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { relatedProducts } from '#copy/products/catalogue.ts'
import type { Point, ProductId } from '#copy/products/types.ts'

export function KeyFeatures({ features }: { features: readonly Point[] }) {
  return (
    <dl className="mt-10 grid sm:grid-cols-2">
      {features.map(({ title, description }) => (
        <div
          key={title}
          className="border-t border-hairline py-6 sm:odd:pr-12 sm:odd:last:col-span-2"
        >
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="mt-2 max-w-prose text-quiet">{description}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Numbered steps on a line. */
export function Workflow({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="numbered mt-10 border-b border-hairline">
      {steps.map(({ title, description }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-t border-hairline py-6 sm:grid-cols-[4rem_14rem_1fr] lg:grid-cols-[1fr_3fr_4fr] lg:gap-x-0"
        >
          <span className="item-number font-mono text-signal" />
          <h3 className="text-h4">{title}</h3>
          <p className="text-quiet">{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** The first three other products. */
export function RelatedProducts({ id }: { id: ProductId }) {
  return (
    <ul className="contents">
      {relatedProducts(id).map((product) => (
        <li key={product.id} className="border-hairline max-md:border-t md:border-l">
          <Link
            to={product.path}
            prefetch="intent"
            className="group block h-full py-6 md:px-6 md:pt-2"
          >
            <span className="text-signal">
              <Icon name={product.icon} />
            </span>
            <span className="mt-4 block font-semibold group-hover:text-signal">
              {product.title}
            </span>
            <span className="mt-2 block text-small text-quiet">{product.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
