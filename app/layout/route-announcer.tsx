import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isLoadingState } from '#app/loaders/loading-state.ts'
import { pathWithoutCategory } from '#app/loaders/path-without-category.ts'

/**
 * After a client navigation, announces the page's title to screen readers and focuses its `main`, like a full
 * page load. Uses layout effects, because passive effects would run after the view transition and could take
 * focus from a field in use.
 */
export function RouteAnnouncer() {
  const pathname = pathWithoutCategory(useLocation().pathname)
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  const isLoading = useMatches().some(({ loaderData }) => isLoadingState(loaderData))

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle('')
    if (!location.hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])

  // A page in its loading state gets its final title only later.
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
