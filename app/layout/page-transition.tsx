import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { pathWithoutCategory } from '#app/loaders/path-without-category.ts'

/**
 * A view transition for each route change, but not for hydration. Keyed by the page's path, so that filters
 * and page numbers of the same page don't animate.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition
      key={pathWithoutCategory(useLocation().pathname)}
      default="none"
      enter="auto"
      exit="auto"
    >
      {children}
    </ViewTransition>
  )
}
