import { useLocation, useNavigation } from 'react-router'
import { useLongWait } from '#app/components/use-long-wait.ts'
import { loading } from '#copy/loading.ts'

/** Later than pages whose own loading state says it, in the place of what is loaded. */
const NOTICE_DELAY_MS = 300

/**
 * Says what is being loaded while there is no page yet that could: its code is on the way, or the
 * visitor returns to it. A list that is filtered says so itself.
 */
export function PendingNavigation() {
  const { state, location } = useNavigation()
  const here = useLocation().pathname
  const isLong = useLongWait(state === 'loading' && location.pathname !== here, NOTICE_DELAY_MS)

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-40"
    >
      {isLong && location ? (
        <p className="mx-auto w-fit border border-signal bg-raised px-4 py-2 font-mono text-small">
          {loadingText(location.pathname)}
        </p>
      ) : null}
    </div>
  )
}

/** The texts, by where the visitor is going. */
function loadingText(pathname: string): string {
  if (pathname === '/careers') return loading.positions
  if (pathname === '/blogs') return loading.posts
  if (pathname.startsWith('/blogs/')) return loading.post
  return loading.page
}
