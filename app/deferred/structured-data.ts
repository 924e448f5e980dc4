/**
 * The document's JSON-LD is about the page that it came with. It goes when the visitor goes on to
 * another one, which every page shows by what it changes in `head`.
 */
export function forgetStructuredData(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  const described = arrival && new URL(arrival.name).pathname
  const watch = new MutationObserver(() => {
    if (location.pathname === described) return
    watch.disconnect()
    document.querySelector('script[type="application/ld+json"]')?.remove()
  })
  watch.observe(document.head, { childList: true, subtree: true })
}
