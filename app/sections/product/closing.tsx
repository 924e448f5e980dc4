import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { productPage } from '#copy/product-page.ts'
import { relatedProducts } from '#copy/products/catalogue.ts'
import type { Product } from '#copy/products/types.ts'

/** The consultation, and the first three other products beside it. */
export function ProductClosing({ product }: { product: Product }) {
  const { consultation, related, labels } = productPage
  const { getStarted, learnMore } = consultation
  return (
    <Section id="consultation" label={labels.consultation}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <div>
          <h2>{consultation.heading}</h2>
          <p className="mt-3 max-w-prose text-lead text-quiet">{consultation.text}</p>
          <div className="mt-6 flex flex-wrap gap-4">
            <Button to={getStarted.to} size="lg">
              {getStarted.label}
            </Button>
            <Button to={learnMore.to} variant="outline" size="lg">
              {learnMore.label}
              <span className="sr-only">{pageLabels.about(product.title)}</span>
            </Button>
          </div>
        </div>
        <section aria-labelledby="related">
          <h2 id="related" className="text-h4">
            {related}
          </h2>
          <ul className="mt-3 border-b border-hairline">
            {relatedProducts(product.id).map(({ id, path, icon, title, summary }) => (
              <li key={id} className="border-t border-hairline">
                <Link to={path} prefetch="intent" className="group flex gap-4 py-3.5 text-small">
                  <span className="mt-0.5 text-signal">
                    <Icon name={icon} />
                  </span>
                  <span>
                    <span className="block text-body leading-6 font-semibold group-hover:text-signal">
                      {title}
                    </span>
                    <span className="block text-quiet">{summary}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  )
}
