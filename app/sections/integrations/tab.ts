import { type IntegrationTab, integrationTabs } from '#copy/integrations/index.ts'

/** The tab of a URL's `category` parameter; `all` if it's unknown or missing. */
export function tabOf(category: string | null): IntegrationTab {
  return integrationTabs.find(({ id }) => id === category)?.id ?? 'all'
}

/** The label of a tab, which is the label of its category. */
export function labelOf(tab: IntegrationTab): string {
  return integrationTabs.find(({ id }) => id === tab)?.label ?? tab
}
