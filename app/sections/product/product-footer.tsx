import { Fragment } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { productPage } from '#copy/products/page.ts'
import type { Product } from '#copy/products/types.ts'
import { KeyBenefits } from './features.tsx'
import { relatedProducts } from './related-products.ts'

/** The consultation next to the key benefits, and the other products below. */
export function ProductFooter({ product }: { product: Product }) {
  const { consultation, related, alsoSee, labels, yourCode, languages } = productPage
  const { first, rest } = relatedProducts(product.id)
  const { getStarted, learnMore } = consultation
  return (
    <Section id="consultation" label={labels.consultation}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_3fr]">
        <div>
          <h2>{consultation.heading}</h2>
          <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
            <Button to={getStarted.to} size="lg">
              {getStarted.label}
            </Button>
            <Button to={learnMore.to} variant="outline" size="lg">
              {learnMore.label}
              <span className="sr-only">{pageLabels.about(product.title)}</span>
            </Button>
          </div>
          <p className="mt-3 flex flex-wrap gap-x-4">
            <TextLink to={yourCode.to}>{yourCode.label}</TextLink>
            <TextLink to={languages.to}>{languages.label}</TextLink>
          </p>
          <section aria-labelledby="related" className="product-related">
            <h2 id="related" className="product-minor">
              {related}
            </h2>
            <ul>
              {first.map(({ id, path, icon, title }) => (
                <li key={id}>
                  <Link
                    to={path}
                    prefetch="intent"
                    className="group flex min-h-11 items-center gap-2.5"
                  >
                    <span className="text-accent">
                      <Icon name={icon} />
                    </span>
                    <span className="font-semibold text-small group-hover:text-accent">
                      {title}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {rest.length > 0 ? (
              <p className="text-small text-quiet">
                {alsoSee}{' '}
                {rest.map(({ id, path, title }, index) => (
                  <Fragment key={id}>
                    {index > 0 ? ', ' : ''}
                    <TextLink to={path}>{title}</TextLink>
                  </Fragment>
                ))}
              </p>
            ) : null}
          </section>
        </div>
        <KeyBenefits product={product} />
      </div>
    </Section>
  )
}
