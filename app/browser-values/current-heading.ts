import { watchInView } from './in-view.ts'

/** A heading is current when it's in the upper 40% of the viewport or above it. */
const reached = { rootMargin: '1000000px 0px -60% 0px' }

/**
 * Calls `onChange` with the current one of headings in document order as the page scrolls; `undefined` above
 * the first.
 * @returns a function that stops it
 */
export function watchCurrentHeading(
  headings: readonly Element[],
  onChange: (current: Element | undefined) => void,
): () => void {
  const passed = new Set<Element>()
  const update = (changes: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) passed.add(target)
      else passed.delete(target)
    }
    onChange(headings.findLast((heading) => passed.has(heading)))
  }
  return watchInView(headings, update, reached)
}
