import type { BreadcrumbList } from 'schema-dts'
import { controls } from '#copy/controls.ts'
import type { PageLink } from '#copy/pages/types.ts'

/**
 * The breadcrumbs from the home page to a page.
 * @param trail the pages above the page, and the page itself
 * @param url the page's canonical URL
 */
export function breadcrumbs(
  trail: readonly PageLink[],
  url: string,
  siteUrl: string,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: [controls.breadcrumbs.home, ...trail].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + to,
    })),
  }
}
