import { useEffect, useState } from 'react'

/** Whether a wait has lasted longer than `ms`. */
export function useLongWait(isWaiting: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), ms)
    return () => clearTimeout(timer)
  }, [isWaiting, ms])

  return isLong && isWaiting
}
