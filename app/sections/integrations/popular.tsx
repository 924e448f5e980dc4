import { ExternalLink } from '#app/components/external-link.tsx'
import { integrationsPage, popularIntegrations } from '#copy/integrations/index.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { IntegrationMark } from './integration-mark.tsx'

/** The popular integrations in a row above the list, each linking to its guide. */
export function PopularIntegrations() {
  const { heading, learnMore } = integrationsPage.popular
  return (
    <section aria-labelledby="popular" className="mt-10 border-y border-hairline lg:flex">
      <h3 id="popular" className="py-5 text-h4 lg:w-1/4 lg:pr-4">
        {heading}
      </h3>
      <ul className="grid grow sm:grid-cols-3">
        {popularIntegrations.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-center gap-4 border-hairline py-4 max-sm:border-t sm:px-5 lg:border-l"
          >
            <IntegrationMark id={id} size={32} />
            <div>
              <h4>{name}</h4>
              <ExternalLink
                href={`/docs/integrations/${id}`}
                className="text-link -my-2 text-small"
              >
                {learnMore}
                <span className="sr-only">{pageLabels.about(name)}</span>
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
