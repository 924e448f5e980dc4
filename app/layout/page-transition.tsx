import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * One transition per route change, none at hydration: keyed by path, so that a filter or a page
 * number of the same page does not move (spec §2, 0.3 s).
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  )
}
