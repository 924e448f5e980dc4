import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesOf, withLines } from './pasted-lines.ts'

it.each([
  ['•\tOne\r\n•\tTwo', ['One', 'Two']],
  ['1. One\n2) Two\n(3) Three', ['One', 'Two', 'Three']],
  ['  - One\n\n  – Two\n---\n', ['One', 'Two']],
  ['o\tOne\no\tof two', ['One', 'of two']],
  ['5 years of Go\n3.5 days a week', ['5 years of Go', '3.5 days a week']],
  ['2FA\n-5 °C\n3D', ['2FA', '-5 °C', '3D']],
  ['One line', ['One line']],
  [' \n•\n', []],
])('reads the lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

it('reads back lines with any mark before them', () => {
  const words = fc.stringMatching(/^[A-Za-z][a-z]{1,8}( [a-z]{1,8}){0,3}$/)
  const mark = fc.constantFrom(
    ...['', '- ', '* ', '•\t', '‣ ', 'o\t', '1. ', '12) ', '100. ', 'a. ', 'b) '],
    ...[
      '(a) ',
      'ii. ',
      '(iv) ',
      '1.1. ',
      '1.1\t',
      '- [ ] ',
      '* [x] ',
      '⁃ ',
      '» ',
      '\uf0b7 ',
      '\uf0a7\t',
    ],
    ...['☐ ', '✓', '➤ ', '→ ', '[ ] ', '[x] ', '①', '1．', '（3）', '✅ ', '١、'],
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(mark, words)),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      (list, end) => {
        const text = list.map((parts) => parts.join('')).join(end)
        expect(linesOf(text)).toEqual(list.map(([, line]) => line))
      },
    ),
  )
})

it('puts lines in the place of an empty item, else after it', () => {
  expect(withLines(['a', '', 'b'], ['x', 'y'], 1)).toEqual(['a', 'x', 'y', 'b'])
  expect(withLines(['a', 'b'], ['x', 'y'], 0)).toEqual(['a', 'x', 'y', 'b'])
  expect(withLines(['a'], ['x', 'y'])).toEqual(['a', 'x', 'y'])
  expect(withLines([], ['x', 'y'], 0)).toEqual(['x', 'y'])
})
