import { useEffect, useState } from 'react'

/** A heading counts as reached above 40 % of the window's height, however far it has been scrolled past. */
const reached = { rootMargin: '1000000px 0px -60% 0px' }

/**
 * The id of the heading that the visitor is reading under; undefined above the first, and until script
 * runs.
 */
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
