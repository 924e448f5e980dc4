import { expect, it } from 'vitest'
import { unifiedDiff } from './unified-diff.ts'

const marks = { removed: '-', added: '+' }

/** A diff as lines in the format of `diff -u`. */
const shown = (before: string, after: string) =>
  unifiedDiff(before, after).map(
    ({ text, change }) => `${change === undefined ? ' ' : marks[change]}${text}`,
  )

it('keeps common lines, also after an inserted line', () => {
  expect(shown('a\nb\nc', 'a\nx\nb\nc')).toEqual([' a', '+x', ' b', ' c'])
})

it('puts removed lines before added ones', () => {
  expect(shown('a\nb\nc\nd', 'a\nx\ny\nd')).toEqual([' a', '-b', '-c', '+x', '+y', ' d'])
})

it('numbers the lines of the code before the change', () => {
  expect(unifiedDiff('a\nb', 'x\nb').map(({ number }) => number)).toEqual([1, undefined, 2])
})

it('shows lines added and removed at the end', () => {
  expect(shown('a', 'a\nb')).toEqual([' a', '+b'])
  expect(shown('a\nb', 'a')).toEqual([' a', '-b'])
})
