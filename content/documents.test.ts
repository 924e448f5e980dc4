import { expect, it } from 'vitest'
import { text } from './documents.ts'

it.each([
  ['missing', undefined, ''],
  ['of another type', 1, ''],
  ['with line ends of another system', 'a\r\nb', 'a\nb'],
  ['longer than any field is for', 'x'.repeat(1_000_000), 'x'.repeat(10_000)],
])('a text %s', (_how, given, expected) => {
  expect(text.parse(given)).toBe(expected)
})
