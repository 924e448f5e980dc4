import { expect, it } from 'vitest'
import { rangeIn } from './byte-range.ts'

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['Bytes = 2 - 2', { start: 2, end: 2 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of ten bytes', (header, expected) => {
  expect(rangeIn(header, 10)).toEqual(expected)
})

it('has nothing to give of an empty file', () => {
  expect(rangeIn('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeIn('bytes=-1', 0)).toBe('unsatisfiable')
})
