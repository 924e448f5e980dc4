import { useEffect, useState } from 'react'
import { browserTime } from '#app/browser-values/clock.ts'

/** How often the open state is checked. */
const UPDATE_INTERVAL_MS = 60_000

/** Loaded apart, because it brings Temporal to browsers without it. */
const loadOfficeTime = () => import('./office-time.ts')
type OfficeTime = Awaited<ReturnType<typeof loadOfficeTime>>

/**
 * The functions about office hours, undefined until they are loaded, and the present, in ms since the epoch.
 * @param isStatic whether nothing is loaded
 */
export function useOfficeTime(isStatic = false) {
  const [officeTime, setOfficeTime] = useState<OfficeTime>()
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (isStatic) return
    let timer: ReturnType<typeof setInterval>
    let isMounted = true
    loadOfficeTime().then(
      (loaded) => {
        if (!isMounted) return
        const update = () => setNow(browserTime())
        update()
        setOfficeTime(loaded)
        timer = setInterval(update, UPDATE_INTERVAL_MS)
      },
      // The hours in Eastern time stay.
      () => {},
    )
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [isStatic])

  return { officeTime, now }
}
