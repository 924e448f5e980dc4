import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/**
 * Revalidates the page after each change of the draft, one request at a time.
 * @returns whether the page is subscribed to changes; false before script runs
 */
export function useUpdates(isWanted: boolean): boolean {
  const { search } = useLocation()
  const { state, revalidate } = useRevalidator()
  const [isFollowing, setFollowing] = useState(false)
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    const events = new EventSource(`/preview/events${search}`)
    events.onopen = () => setFollowing(true)
    // The browser reconnects by itself unless the link has expired.
    events.onerror = () => setFollowing(false)
    events.addEventListener('changed', () => setOutdated(true))
    return () => events.close()
  }, [isWanted, search])

  useEffect(() => {
    if (!isOutdated || state !== 'idle') return
    setOutdated(false)
    void revalidate()
  }, [isOutdated, state, revalidate])

  return isFollowing
}
