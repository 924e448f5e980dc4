import { useEffect, useState } from 'react'
import { watchCurrentHeading } from '#app/browser-values/current-heading.ts'

/** The ID of the current heading; undefined above the first one and until scripts run. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => watchCurrentHeading(list.split(' '), setCurrent), [list])

  return current
}
