import { useEffect, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import type { LoadingState } from '#app/loaders/loading-state.ts'

/** A loading state that revalidates the page when its data has arrived or failed. */
export function Loading({ text, loading }: LoadingState & { text: string }) {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  // With the base path of a preview.
  const href = useHref({ pathname, search })
  const [isSaid, setSaid] = useState(false)
  // A live region announces changes, but not its initial text.
  useEffect(() => setSaid(true), [])

  useEffect(() => {
    let isGone = false
    const read = () => {
      // After Back, the URL changes before this page is gone. Revalidating the page that Back goes to would
      // replace the position that the router is about to restore.
      const isLeft = location.pathname + location.search !== href
      if (!isGone && !isLeft) void revalidate()
    }
    void loading.then(read, read)
    return () => {
      isGone = true
    }
  }, [loading, href, revalidate])

  return (
    <div className="mt-8 min-h-[50vh]">
      <p role="status" className="min-h-6 font-mono text-small text-quiet">
        {isSaid ? text : ''}
      </p>
    </div>
  )
}
