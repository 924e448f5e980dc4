import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the header's menus on every route change. Those shown by hover are dismissed, also by
 * Escape, until the pointer enters again (WCAG 2.2 SC 1.4.13).
 */
export function useMenuClosing(): void {
  const { key } = useLocation()
  const shown = useRef(key)

  // A passive effect would wait for the end of the view transition.
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
