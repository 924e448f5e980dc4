import { Tabs } from '#app/components/tabs.tsx'
import { type IntegrationTab, integrationsPage, integrationTabs } from '#copy/integrations/index.ts'

/** The category filter as links, which work without scripts. */
export function CategoryTabs({ selected }: { selected: IntegrationTab }) {
  return (
    <div className="mt-6">
      <Tabs
        label={integrationsPage.filter}
        items={integrationTabs.map(({ id, label }) => ({
          to: id === 'all' ? '/integrations' : `/integrations?category=${id}`,
          label,
          current: id === selected,
        }))}
      />
    </div>
  )
}
