import type { BreadcrumbList } from 'schema-dts'
import { brand } from '#copy/brand.ts'

/** A page of the trail. */
export interface Crumb {
  path: string
  title: string
}

/**
 * The breadcrumbs from the home page to a page.
 * @param trail the page, with its parent before it where that is not the home page
 */
export function breadcrumbs(
  trail: readonly Crumb[],
  siteUrl: string,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', title: brand.name }, ...trail].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  }
}
