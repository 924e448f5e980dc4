/**
 * Removes the document's JSON-LD after the first client navigation: it describes the page that the
 * document was loaded for. Every navigation changes `head`, so that is what is observed.
 */
export function removeStaleStructuredData(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const describedPath = navigation && new URL(navigation.name).pathname
  const observer = new MutationObserver(() => {
    if (location.pathname === describedPath) return
    observer.disconnect()
    document.querySelector('script[type="application/ld+json"]')?.remove()
  })
  observer.observe(document.head, { childList: true, subtree: true })
}
