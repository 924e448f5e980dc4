import { ExternalLink } from '#app/components/external-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { integrationsPage, popularIntegrations } from '#copy/integrations/index.ts'
import { pageLabels } from '#copy/page-labels.ts'
import { IntegrationMark } from './integration-mark.tsx'

/** The popular integrations side by side, each linking to its guide. */
export function PopularIntegrations() {
  const { heading, learnMore } = integrationsPage.popular
  return (
    <Section id="popular" label={pageLabels.integrations.popular}>
      <div className="grid gap-y-8 lg:grid-cols-4">
        <h2 className="pr-4">{heading}</h2>
        <ul className="grid border-hairline md:grid-cols-3 max-lg:md:border-y lg:col-span-3">
          {popularIntegrations.map(({ id, name, description }) => (
            <li
              key={id}
              className="flex flex-col border-hairline max-lg:py-8 max-md:border-t md:px-6 md:not-first:border-l max-lg:md:first:pl-0 lg:border-l lg:last:pr-0"
            >
              <IntegrationMark id={id} size={40} />
              <h3 className="mt-8">{name}</h3>
              <p className="mt-3 mb-5 text-quiet">{description}</p>
              <ExternalLink
                href={`/docs/integrations/${id}`}
                className="text-link mt-auto w-fit text-body"
              >
                {learnMore}
                <span className="sr-only">{pageLabels.about(name)}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
