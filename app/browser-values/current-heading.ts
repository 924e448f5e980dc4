import { watchInView } from './in-view.ts'

/** A heading is current when it's in the upper 40% of the viewport or above it. */
const reached = { rootMargin: '1000000px 0px -60% 0px' }

/**
 * Calls `onChange` with the ID of the current heading as the page scrolls; `undefined` above the first one. Never, if
 * the browser can't say.
 * @param ids of headings, in the order of the page
 * @returns a function that stops it
 */
export function watchCurrentHeading(
  ids: readonly string[],
  onChange: (current: string | undefined) => void,
): () => void {
  const passed = new Set<string>()
  const update = (changes: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) passed.add(target.id)
      else passed.delete(target.id)
    }
    onChange(ids.findLast((id) => passed.has(id)))
  }
  return watchInView(elementsWith(ids), update, reached)
}

function* elementsWith(ids: readonly string[]) {
  for (const id of ids) yield document.getElementById(id)
}
