/** The first position in a list whose beginning passes a test that its end fails, where it fails. */
export function positionIn<T>(list: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(list[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}
