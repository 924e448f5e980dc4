import { type IntegrationTab, integrationTabs } from '#copy/integrations/index.ts'

/** The tab that the `category` of an address names; an unknown or absent one means all. */
export function tabOf(category: string | null): IntegrationTab {
  return integrationTabs.find(({ id }) => id === category)?.id ?? 'all'
}

/** A tab's words, which are also those of its category. */
export function labelOf(tab: IntegrationTab): string {
  return integrationTabs.find(({ id }) => id === tab)?.label ?? tab
}
