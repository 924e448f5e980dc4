/**
 * The path of a page in another format: `/pricing.md`, and `/index.md` for the home page.
 * @param path the page's, with its query if it has one
 */
export function alternatePath(path: string, extension: 'md' | 'png'): string {
  const [page, query] = path.split('?')
  return `${page === '/' ? '/index' : page}.${extension}${query ? `?${query}` : ''}`
}
