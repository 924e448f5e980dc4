import { ExternalLink } from '#app/components/external-link.tsx'
import { Points } from '#app/components/points.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { type IntegrationTab, integrationsPage } from '#copy/integrations/index.ts'
import type { Integration } from '#copy/integrations/types.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { IntegrationMark } from './integration-mark.tsx'
import { integrationsIn, labelOf } from './tab.ts'

/** The integrations of one category: tool, purpose, benefit. Their number is announced after a choice. */
export function IntegrationList({ tab }: { tab: IntegrationTab }) {
  const integrations = integrationsIn(tab)
  return (
    <>
      <p role="status" className="mt-10 mb-4 font-mono text-label text-quiet">
        {integrationsPage.count(integrations.length, labelOf(tab))}
      </p>
      <ul className="border-b border-hairline">
        {integrations.map((integration) => (
          <Entry key={integration.id} integration={integration} />
        ))}
      </ul>
    </>
  )
}

function Entry({ integration }: { integration: Integration }) {
  const { id, name, category, description, features } = integration
  const { docsUrl } = useSite()
  return (
    <li className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[1fr_3fr] xl:grid-cols-[2fr_3fr_3fr] xl:gap-0">
      <div className="flex items-center gap-4 md:items-start">
        <IntegrationMark id={id} />
        <div>
          <h3>{name}</h3>
          <p className="font-mono text-label text-quiet">{labelOf(category)}</p>
        </div>
      </div>
      <div className="xl:pr-12">
        <p className="text-quiet">{description}</p>
        <ExternalLink
          href={docsUrl ?? `/docs/integrations/${id}`}
          className="text-link mt-3 text-small"
        >
          {integrationsPage.viewDocumentation}
          <span className="sr-only">{pageLabels.about(name)}</span>
        </ExternalLink>
      </div>
      <div className="integration-features md:col-start-2 xl:col-start-3">
        <Points items={features} size="small" />
      </div>
    </li>
  )
}
