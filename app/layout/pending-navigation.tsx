import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { loading } from '#copy/loading.ts'

/** A wait shorter than this shows nothing (handling: Loading texts). */
const patience = 200

/** Says what is being loaded once a client navigation takes longer than 200 ms. */
export function PendingNavigation() {
  const { state, location } = useNavigation()
  const [isLong, setLong] = useState(false)
  const isWaiting = state === 'loading'

  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])

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

/** The texts of spec §2, by where the visitor is going. */
function loadingText(pathname: string): string {
  if (pathname === '/careers') return loading.positions
  if (pathname === '/blogs') return loading.posts
  if (pathname.startsWith('/blogs/')) return loading.post
  return loading.page
}
