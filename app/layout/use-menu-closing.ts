import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the header's menus on every route change. Those shown by hovering are dismissed until the
 * pointer comes anew, by Escape as well (WCAG 2.2 SC 1.4.13).
 */
export function useMenuClosing(): void {
  const { key } = useLocation()
  const shown = useRef(key)

  // Before the transition, not after it: a passive effect waits for its end.
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const open of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      open.hidePopover()
    }
    dismissHovered()
  }, [key])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismissHovered()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function dismissHovered(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.menu-item:hover')) {
    item.dataset.dismissed = ''
  }
}
