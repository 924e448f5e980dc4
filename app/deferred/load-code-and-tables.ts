/**
 * Loads the scripts for code blocks, tables, and Markdown links when the current page or a later one has one.
 */
export function loadCodeAndTables(): void {
  const load = () => {
    if (!document.querySelector('[data-scroll-box], [data-copy]')) return
    pages.disconnect()
    void import('./code-and-tables/index.ts')
  }
  const pages = new MutationObserver(load)
  pages.observe(document.body, { childList: true, subtree: true })
  load()
}
