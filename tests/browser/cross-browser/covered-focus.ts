/**
 * What covers the focused element, of which a part has to be in view (WCAG 2.2 SC 2.4.11): nothing when its
 * center or a corner can be seen. Runs in the page and must not use variables of this module.
 * @param stops `focused`: the element that has the focus; `all`: focuses every tab stop of the page, forward
 * and backward
 */
export function coversOfFocus(stops: 'focused' | 'all'): string[] {
  if (stops === 'focused') return coversOf(document.activeElement)
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  )
  return [...all, ...all.toReversed()].flatMap((stop) => {
    stop.focus()
    if (document.activeElement !== stop) return []
    // WebKit scrolls to what has the focus only before it draws.
    if (coversOf(stop).length > 0) stop.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return coversOf(stop)
  })

  function coversOf(focused: Element | null): string[] {
    if (!(focused instanceof HTMLElement) || focused === document.body) return []
    const label = 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement>)?.[0] : undefined
    const own = focused.getClientRects()[0]
    const box = own && own.width < 4 && label ? label.getBoundingClientRect() : own
    if (!box) return []
    const inset = Math.min(4, box.width / 4, box.height / 4)
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const
    const covers = points.map(([x, y]) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'the edge of the window'
      const top = document.elementFromPoint(x, y)
      const isIt =
        top === null || focused.contains(top) || label?.contains(top) || top.contains(focused)
      return isIt ? '' : top.outerHTML.slice(0, 120)
    })
    if (covers.includes('')) return []
    return [`${focused.outerHTML.slice(0, 120)} is covered by ${[...new Set(covers)].join(', ')}`]
  }
}
