import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'

/**
 * After a client navigation: says the new page's title to screen readers and puts the focus on its
 * `main`, as a full page load would. A passive effect would wait for the end of the transition and
 * take the focus from a field that somebody types into by then.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  const isLoading = useMatches().some(({ loaderData }) => isLoadingState(loaderData))

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle('')
    if (!location.hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])

  // A page that says that it loads has the title of what it shows only afterwards.
  const announced = useRef(pathname)
  useLayoutEffect(() => {
    if (isLoading || announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname, isLoading])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function isLoadingState(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'state' in data && data.state === 'loading'
}
