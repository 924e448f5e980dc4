/**
 * Keeps the scroll position of a page that comes back out of the back/forward cache: WebKit shows it
 * from its top.
 */
export function keepScrollPosition(): void {
  let position = 0
  addEventListener('pagehide', () => {
    position = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: position, behavior: 'instant' })
  })
}
