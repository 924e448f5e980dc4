import { useLocation, useNavigation } from 'react-router'
import { useLongWait } from '#app/components/use-long-wait.ts'
import { pathWithoutCategory } from '#app/loaders/path-without-category.ts'
import { loading } from '#copy/loading.ts'

/** Later than the loading states of pages that have one. */
const NOTICE_DELAY_MS = 300

/**
 * Shows what is loading when no page can show it: while its code loads, or during a back or forward
 * navigation. Filtered lists show it themselves.
 */
export function PendingNavigation() {
  const { state, location } = useNavigation()
  const here = pathWithoutCategory(useLocation().pathname)
  const target = pathWithoutCategory(location?.pathname ?? here)
  const isLong = useLongWait(state === 'loading' && target !== here, NOTICE_DELAY_MS)

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-40"
    >
      {isLong ? (
        <p className="mx-auto w-fit border border-accent bg-raised px-4 py-2 font-mono text-small">
          {loadingText(target)}
        </p>
      ) : null}
    </div>
  )
}

/** The text for a destination. */
function loadingText(pathname: string): string {
  if (pathname === '/careers') return loading.jobs
  if (pathname === '/blogs') return loading.posts
  if (pathname.startsWith('/blogs/')) return loading.post
  return loading.page
}
