import { useState } from 'react'
import { readItem, removeItem, storageKeys, writeItem } from '#app/browser-values/storage.ts'
import { Button } from '#app/components/button.tsx'
import { useClientValue } from '#app/components/use-client-value.ts'
import { cookies } from '#copy/cookies.ts'

/** Turns the measurement of speed off in this browser, and on again. Without scripts, nothing is measured. */
export function SpeedMeasurement() {
  const wasOff = useClientValue(() => readItem('localStorage', storageKeys.speed) !== null)
  const [chosen, setChosen] = useState<boolean>()
  const isOff = chosen ?? wasOff
  const { turnOff, turnOn, off } = cookies.speedMeasurement
  const toggle = () => {
    if (isOff) removeItem('localStorage', storageKeys.speed)
    else writeItem('localStorage', storageKeys.speed, 'off')
    setChosen(!isOff)
  }
  return (
    <div data-no-markdown className="mt-4 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
      {isOff === undefined ? null : (
        <>
          <Button variant="outline" size="sm" onClick={toggle}>
            {isOff ? turnOn : turnOff}
          </Button>
          <p role="status" className="text-small text-quiet">
            {isOff ? off : null}
          </p>
        </>
      )}
    </div>
  )
}
