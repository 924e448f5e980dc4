import { expect, it } from 'vitest'
import { inVisualOrder, type TextRun } from './text-runs.ts'

const runs = (line: string): TextRun[] =>
  [...line].map((text) => ({
    text,
    direction: /[a-z\d]/.test(text) ? 'ltr' : /[A-Z]/.test(text) ? 'rtl' : 'neutral',
  }))

// Capital letters stand for a script that is written from right to left.
it.each([
  ['ab cd', 'ab cd'],
  ['AB CD', 'DC BA'],
  ['ab CD ef', 'ab DC ef'],
  ['AB cd EF', 'FE cd BA'],
  ['AB 12', '12 BA'],
  ['ab CD', 'ab DC'],
])('%s is drawn as %s', (line, drawn) => {
  expect(
    inVisualOrder(runs(line))
      .map(({ text }) => text)
      .join(''),
  ).toBe(drawn)
})
