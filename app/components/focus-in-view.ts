/**
 * Focuses an element and scrolls all of it into view, below the fixed header (`scroll-padding`).
 * Firefox's own `focus` does not scroll to an element of which a part is in view.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
