/** The path of a page's Markdown alternate, with its query. */
export function markdownPath(path: string): string {
  const [page, query] = path.split('?')
  return `${page === '/' ? '/index' : page}.md${query ? `?${query}` : ''}`
}
