/** Where a cursor in a text belongs after a change of it: next to the same characters. */
export function cursorAfter(cursor: number, before: string, after: string): number {
  const shortest = Math.min(before.length, after.length)
  let same = 0
  while (same < shortest && before[same] === after[same]) same += 1
  return cursor <= same ? cursor : Math.max(same, cursor + after.length - before.length)
}
