import { expect, it } from 'vitest'
import { cursorAfter } from './cursor-after.ts'

it.each([
  ['behind', 'One ', 'One two', 2, 2],
  ['ahead', 'two', 'One two', 1, 5],
  ['that removes text ahead', 'One two', 'two', 5, 1],
  ['that removes where the cursor is', 'One two six', 'One six', 6, 4],
  ['that removes all', 'One', '', 2, 0],
])('keeps the cursor with its characters at a change %s', (_where, before, after, from, to) => {
  expect(cursorAfter(from, before, after)).toBe(to)
})
