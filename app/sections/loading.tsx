import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LoadingState } from '#app/loaders/loading-state.ts'

/** A loading state that revalidates the page when its data has arrived or failed. */
export function Loading({ text, loading }: LoadingState & { text: string }) {
  const { revalidate } = useRevalidator()
  const [isSaid, setSaid] = useState(false)
  // A live region announces changes, but not its initial text.
  useEffect(() => setSaid(true), [])

  useEffect(() => {
    let isGone = false
    const read = () => {
      if (!isGone) void revalidate()
    }
    void loading.then(read, read)
    return () => {
      isGone = true
    }
  }, [loading, revalidate])

  return (
    <div className="mt-8 min-h-[50vh]">
      <p role="status" className="min-h-6 font-mono text-small text-quiet">
        {isSaid ? text : ''}
      </p>
    </div>
  )
}
