import { useEffect, useState } from 'react'
import { watchInView } from '#app/browser-values/in-view.ts'

/** A heading is current when it's in the upper 40% of the viewport or above it. */
const reached = { rootMargin: '1000000px 0px -60% 0px' }

/** The ID of the current heading; undefined above the first one and until scripts run. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const passed = new Set<Element>()
    const headings = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
    }
    return watchInView(headings, update, reached)
  }, [list])

  return current
}
