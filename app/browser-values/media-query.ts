/** Whether a media query matches; false if the browser can't say. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches
  } catch {
    return false
  }
}
