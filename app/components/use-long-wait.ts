import { useEffect, useState } from 'react'

/** Whether a wait has lasted longer than `ms`. */
export function useLongWait(isWaiting: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting, ms])

  return isLong && isWaiting
}
