/**
 * Attributes of a box that may scroll sideways: a named tab stop, so that the keyboard can scroll it without
 * scripts too (WCAG 2.2 SC 2.1.1). A script removes the stop while everything fits
 * (app/deferred/code-and-tables/scroll-boxes.ts).
 */
export function scrollBox(name: string) {
  return { role: 'group', 'aria-label': name, tabIndex: 0, 'data-scroll-box': true } as const
}
