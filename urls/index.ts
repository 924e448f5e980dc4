/**
 * The path of a page in another format: `/pricing.md`, and `/index.md` for the home page.
 * @param path the page's, with its query if it has one
 */
export function alternatePath(path: string, extension: 'md' | 'png'): string {
  const [page, query] = path.split('?')
  return `${page === '/' ? '/index' : page}.${extension}${query ? `?${query}` : ''}`
}

/**
 * The inverse: the path of the page, `/` for `/index`.
 * @param alternate the alternate path without its extension
 */
export function pathOfAlternate(alternate: string): string {
  return alternate === '/index' ? '/' : alternate
}
