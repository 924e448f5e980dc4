import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the header's menus on every route change and when focus leaves them. Those shown by hover are dismissed, also by
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
    document.addEventListener('focusin', closeOnLeaving)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', closeOnLeaving)
    }
  }, [])
}

/** Closes a menu when focus moves elsewhere, which the menu could cover (WCAG 2.2 SC 2.4.11). */
function closeOnLeaving({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  for (const open of document.querySelectorAll<HTMLElement>('header :popover-open')) {
    // The parent also contains the menu's button.
    if (!open.parentElement?.contains(target)) open.hidePopover()
  }
}

function dismissHovered(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.menu-item:hover')) {
    item.dataset.dismissed = ''
  }
}
