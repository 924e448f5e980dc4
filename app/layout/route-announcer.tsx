import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a client navigation: announces the page's title to screen readers and focuses its `main`,
 * like a full page load. Layout effects, because a passive effect would run after the view
 * transition and could take focus from a field in use.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (!location.hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
