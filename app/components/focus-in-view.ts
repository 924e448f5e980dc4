/**
 * Focuses an element and scrolls it into view. Firefox's own `focus` doesn't scroll if part of the element is
 * in view.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  showInView(element)
}

/** Scrolls an element fully into view, below the fixed header (`scroll-padding`). */
export function showInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
