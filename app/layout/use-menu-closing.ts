import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes the header's menus on each route change, and each popover when focus leaves it. */
export function useMenuClosing(): void {
  const { key } = useLocation()
  const shown = useRef(key)

  // A passive effect would wait for the end of the view transition.
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
      menu.hidePopover()
      if (menu instanceof HTMLDialogElement) menu.close()
    }
  }, [key])

  useEffect(() => {
    document.addEventListener('focusin', closeOnLeaving)
    return () => document.removeEventListener('focusin', closeOnLeaving)
  }, [])
}

/**
 * Closes a popover when focus leaves it and its button, because it could cover the focused element (WCAG 2.2
 * SC 2.4.11).
 */
function closeOnLeaving({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!target.closest(`#${open.id}, [popovertarget="${open.id}"]`)) open.hidePopover()
  }
}
