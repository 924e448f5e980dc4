/**
 * Restores the scroll position of a page that returns from the back/forward cache. WebKit would show it from
 * the top.
 */
export function restoreScrollPosition(): void {
  let top = 0
  addEventListener('pagehide', () => {
    top = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top, behavior: 'instant' })
  })
}
