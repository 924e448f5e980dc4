import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a client navigation: says the new page's title to screen readers and puts the focus on its
 * `main`, as a full page load would. A passive effect would wait for the end of the transition and
 * take the focus from a field that somebody types into by then.
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
