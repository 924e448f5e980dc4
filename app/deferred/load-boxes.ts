/** Loads what boxes of code and tables, and links to Markdown, need, once a page has one: this one, or one shown later. */
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
