import { type IntegrationTab, integrationTabs } from '#copy/integrations/index.ts'

/** The tab of a URL's `category` parameter; `all` when it is unknown or absent. */
export function tabOf(category: string | null): IntegrationTab {
  return integrationTabs.find(({ id }) => id === category)?.id ?? 'all'
}

/** A tab's label, the same as its category's. */
export function labelOf(tab: IntegrationTab): string {
  return integrationTabs.find(({ id }) => id === tab)?.label ?? tab
}
