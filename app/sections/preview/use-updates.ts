import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Revalidates the page after each change of what it previews, one request at a time.
 * @param url of the event stream; undefined if there is nothing to follow
 * @returns whether the page is subscribed to changes; false before scripts run
 */
export function useUpdates(url: string | undefined): boolean {
  const { state, revalidate } = useRevalidator()
  const [isFollowing, setFollowing] = useState(false)
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    if (!url) return
    const events = new EventSource(url)
    events.onopen = () => setFollowing(true)
    // The browser reconnects automatically unless the link or session has expired.
    events.onerror = () => setFollowing(false)
    events.addEventListener('changed', () => setOutdated(true))
    return () => events.close()
  }, [url])

  useEffect(() => {
    if (!isOutdated || state !== 'idle') return
    setOutdated(false)
    void revalidate()
  }, [isOutdated, state, revalidate])

  return isFollowing
}
