import { useEffect, useState } from 'react'

/** What takes longer shows that it is loading. */
const LOADING_TEXT_DELAY_MS = 200

/** Whether a wait has lasted so long that it should be shown. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), LOADING_TEXT_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])

  return isLong && isWaiting
}
