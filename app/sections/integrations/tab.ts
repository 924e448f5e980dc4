import { type IntegrationTab, integrations, integrationTabs } from '#copy/integrations/index.ts'
import type { Integration } from '#copy/integrations/types.ts'

/** The tab of a URL's `category` parameter; `all` if it's unknown or missing. */
export function tabOf(category: string | null): IntegrationTab {
  return integrationTabs.find(({ id }) => id === category)?.id ?? 'all'
}

/** The label of a tab, which is the label of its category. */
export function labelOf(tab: IntegrationTab): string {
  return integrationTabs.find(({ id }) => id === tab)?.label ?? tab
}

/** The integrations of a tab, in the order of the full list. */
export function integrationsIn(tab: IntegrationTab): readonly Integration[] {
  return tab === 'all' ? integrations : integrations.filter(({ category }) => category === tab)
}
