import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/**
 * Reads the page's data again after each change of the draft, one read at a time.
 * @returns whether the site tells of changes; never before script runs
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
    // The browser connects again by itself, unless the link is not good any more.
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
