import { useEffect, useState } from 'react'

/** A heading is current when it's in the upper 40% of the viewport or above it. */
const reached = { rootMargin: '1000000px 0px -60% 0px' }

/** The ID of the current heading; undefined above the first one and until scripts run. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const passed = new Set<Element>()
    const headings = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
    }, reached)
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [list])

  return current
}
