// These functions run in the page and must not use variables of this module.

/**
 * Why the focused element cannot be seen, as a list of the points that something else covers (WCAG 2.2
 * SC 2.4.11); empty also when nothing is focused.
 */
export function coversOfFocus(): string[] {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return []
  const label = 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement>)?.[0] : undefined
  const own = focused.getClientRects()[0]
  const box = own && own.width < 4 && label ? label.getBoundingClientRect() : own
  if (!box) return []
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const
  const inset = Math.min(4, box.width / 4, box.height / 4)
  const corners = [
    [box.left + inset, box.top + inset],
    [box.right - inset, box.top + inset],
    [box.left + inset, box.bottom - inset],
    [box.right - inset, box.bottom - inset],
  ] as const
  const isInWindow = ([x, y]: readonly [number, number]) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const isTall = box.height > innerHeight / 2 || box.width > innerWidth
  const name = focused.outerHTML.slice(0, 120)
  if (!isTall && !isInWindow(middle)) return [`${name} is out of the window`]
  return [middle, ...corners].filter(isInWindow).flatMap(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    const isIt =
      top === null || focused.contains(top) || label?.contains(top) || top.contains(focused)
    return isIt ? [] : [`${name} is covered at ${x}, ${y} by ${top.outerHTML.slice(0, 120)}`]
  })
}

/** Focuses every tab stop of the page, forward and backward, and returns those that are covered. */
export function coveredStops(coversOf: () => string[]): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  )
  return [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus()
    return document.activeElement === stop ? coversOf() : []
  })
}
