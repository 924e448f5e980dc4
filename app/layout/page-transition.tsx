import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * One view transition per route change, none at hydration. Keyed by path, so that filters and page
 * numbers of the same page do not animate.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  )
}
