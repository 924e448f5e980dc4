/**
 * Calls `onChange` when elements come into view or leave it; never, if the browser can't say.
 * @returns a function that stops it
 */
export function watchInView(
  elements: Iterable<Element | null>,
  onChange: (changes: IntersectionObserverEntry[]) => void,
  options: IntersectionObserverInit,
): () => void {
  try {
    const observer = new IntersectionObserver(onChange, options)
    for (const element of elements) if (element) observer.observe(element)
    return () => observer.disconnect()
  } catch {
    return () => {}
  }
}
