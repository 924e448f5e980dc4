/** A path as redirects are compared: without query, fragment, final slash and case. */
export function comparablePath(path: string): string {
  const { pathname } = new URL(`http://site${path}`)
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase()
}

/**
 * Where a path leads in the end, over any number of redirects.
 * @param targets of redirects, by comparable path
 * @returns undefined for a path without a redirect, and for one that leads in a circle
 */
export function finalTarget(
  from: string,
  targets: ReadonlyMap<string, string>,
): string | undefined {
  const passed = new Set<string>()
  let path = comparablePath(from)
  let end: string | undefined
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (passed.has(path)) return undefined
    passed.add(path)
    end = next
    path = comparablePath(next)
  }
  return end
}
