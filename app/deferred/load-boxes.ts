/**
 * Loads the scripts for code boxes, tables, and Markdown links when the current page or a later one has one.
 */
export function loadBoxes(): void {
  const load = () => {
    if (!document.querySelector('[data-scroll-name], [data-copy]')) return
    pages.disconnect()
    void import('./boxes/index.ts')
  }
  const pages = new MutationObserver(load)
  pages.observe(document.body, { childList: true, subtree: true })
  load()
}
