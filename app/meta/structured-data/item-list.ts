import type { ItemList } from 'schema-dts'

/**
 * The pages that a page lists, in page order.
 * @param id of the list: the page's URL with a fragment
 */
export function itemList(
  id: string,
  items: readonly { url: string; name: string }[],
): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': id,
    numberOfItems: items.length,
    itemListElement: items.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
      name,
    })),
  }
}
