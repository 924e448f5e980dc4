import { lazy } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { Faq } from '#app/sections/faq.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { ComparisonTable } from '#app/sections/pricing/comparison-table.tsx'
import { PlanCards } from '#app/sections/pricing/plan-cards.tsx'
import { Section } from '#app/sections/section.tsx'
import { pricing } from '#copy/pricing.ts'
import type { Route } from './+types/pricing'

const BuyerQuestions = lazy(async () => {
  const { BuyerQuestions } = await import('#app/sections/buyer-questions.tsx')
  return { default: () => <BuyerQuestions page="pricing" /> }
})

export const handle = {
  page: { path: '/pricing', group: 'product', ...pricing.meta },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, {
    ...handle.page,
    about: [{ type: 'software' }, { type: 'questions', items: pricing.faq.items }],
  })

export default function Pricing() {
  const { comparison, faq, termsLink } = pricing
  return (
    <>
      <PageHeader label={pricing.labels.page} title={pricing.heading} subtitle={pricing.lead}>
        <ul className="mt-6 max-w-prose text-small text-quiet">
          {pricing.access.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <PlanCards />
      </PageHeader>
      <Section id="compare" label={pricing.labels.comparison} title={comparison.heading}>
        <ComparisonTable />
      </Section>
      <Section id="questions" label={pricing.labels.faq} title={faq.heading}>
        <Faq items={faq.items} />
        <p className="mt-8">
          <TextLink to={termsLink.to}>{termsLink.label}</TextLink>
        </p>
      </Section>
      <StaticContent>
        <BuyerQuestions />
      </StaticContent>
    </>
  )
}
