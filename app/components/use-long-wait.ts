import { useEffect, useState } from 'react'

/** Whether something has been waited for longer than so many milliseconds. */
export function useLongWait(isWaiting: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), ms)
    return () => clearTimeout(timer)
  }, [isWaiting, ms])

  return isLong && isWaiting
}
