/**
 * Focuses an element and scrolls it fully into view, below the fixed header (`scroll-padding`). Firefox's own
 * `focus` doesn't scroll if part of the element is in view.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
