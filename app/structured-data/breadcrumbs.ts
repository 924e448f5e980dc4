import type { BreadcrumbList } from 'schema-dts'
import { listedPages } from '#app/feeds/page-list.ts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { brand } from '#copy/brand.ts'

/** The parents of pages that are not directly below the home page. */
const parents: readonly [below: string, parent: string][] = [
  ['/products/', '/services'],
  ['/docs/integrations/', '/docs/integrations'],
  ['/blogs/', '/blogs'],
  ['/careers/', '/careers'],
]

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(
  page: { path: string; title: string },
  { siteUrl }: SiteFacts,
): Exclude<BreadcrumbList, string> {
  const parent = parents.find(([below]) => page.path.startsWith(below))?.[1]
  const above = listedPages.filter(({ path }) => path === parent)
  const way = [{ path: '/', title: brand.name }, ...above, page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  }
}
