import { useSearchParams } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { CategoryTabs } from '#app/sections/integrations/category-tabs.tsx'
import coverageStyles from '#app/sections/integrations/integration-coverage.css?url'
import { IntegrationCoverage } from '#app/sections/integrations/integration-coverage.tsx'
import { IntegrationList } from '#app/sections/integrations/integration-list.tsx'
import { PopularIntegrations } from '#app/sections/integrations/popular.tsx'
import { labelOf, tabOf } from '#app/sections/integrations/tab.ts'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { integrationsPage } from '#copy/integrations/index.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/integrations'

export const handle = {
  query: ['category'],
  page: {
    path: '/integrations',
    group: 'documentation',
    ...integrationsPage.meta,
    subtitle: integrationsPage.lead,
  },
} satisfies PageHandle

export const links: Route.LinksFunction = () =>
  [widgetStyles, coverageStyles].map((href) => ({ rel: 'stylesheet', href }))

/** A category is a view of this page: all views have the same canonical URL. */
export const meta: Route.MetaFunction = ({ matches, location }) => {
  const tab = tabOf(new URLSearchParams(location.search).get('category'))
  return buildMeta(matches, { ...handle.page, view: tab === 'all' ? undefined : labelOf(tab) })
}

export default function Integrations() {
  const { custom } = integrationsPage
  const labels = pageLabels.integrations
  const [search] = useSearchParams()
  const tab = tabOf(search.get('category'))
  const isAll = tab === 'all'
  return (
    <>
      <PageHeader
        label={labels.page}
        title={integrationsPage.heading}
        subtitle={integrationsPage.lead}
      >
        <IntegrationCoverage />
      </PageHeader>
      <Section id="list" label={labels.list} title={labelOf(tab)}>
        <CategoryTabs selected={tab} />
        {isAll ? <PopularIntegrations /> : null}
        <IntegrationList tab={tab} />
      </Section>
      <Section id="custom" label={labels.custom} title={custom.heading} intro={custom.text}>
        <div className="mt-8">
          <Button to={custom.action.to} size="lg">
            {custom.action.label}
          </Button>
        </div>
      </Section>
    </>
  )
}
