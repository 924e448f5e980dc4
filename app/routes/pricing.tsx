import { TextLink } from '#app/components/text-link.tsx'
import { shownQuestions } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Faq } from '#app/sections/faq.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { ComparisonTable } from '#app/sections/pricing/comparison-table.tsx'
import { BillingToggle, PlanCards } from '#app/sections/pricing/plan-cards.tsx'
import pricingStyles from '#app/sections/pricing/pricing.css?url'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { pricing } from '#copy/pricing/pricing.ts'
import type { Route } from './+types/pricing'

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(requestContext)
  const [billing, buyers] = await Promise.all([
    shownQuestions(given, 'pricing'),
    shownQuestions(given, 'pricing-buyers'),
  ])
  return { billing, buyers }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: pricingStyles }]

export const handle = {
  page: { path: '/pricing', group: 'product', ...pricing.meta, subtitle: pricing.lead },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildMeta(matches, {
    ...handle.page,
    about: [
      { type: 'software' },
      ...(loaderData ? [{ type: 'questions' as const, items: loaderData.billing }] : []),
    ],
  })

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { comparison, faq, termsLink } = pricing
  return (
    <div className="group/billing">
      <PageHeader
        label={pricing.labels.page}
        title={pricing.heading}
        subtitle={pricing.lead}
        beside={
          <div className="mt-8">
            <BillingToggle />
          </div>
        }
      >
        <PlanCards />
        <ul className="plan-notes mt-8 text-small text-quiet">
          {pricing.access.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </PageHeader>
      <Section id="compare" label={pricing.labels.comparison} title={comparison.heading}>
        <ComparisonTable />
      </Section>
      <Faq id="questions" label={pricing.labels.faq} {...faq} items={loaderData.billing}>
        <p className="mt-8">
          <TextLink to={termsLink.to}>{termsLink.label}</TextLink>
        </p>
      </Faq>
      <Faq {...pageLabels.buyers} items={loaderData.buyers} />
    </div>
  )
}
