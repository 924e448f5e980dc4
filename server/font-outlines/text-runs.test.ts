import { expect, it } from 'vitest'
import { directionOf, inVisualOrder, type TextRun } from './text-runs.ts'

const runs = (line: string): TextRun[] =>
  [...line].map((text) => ({
    text,
    direction: /[a-z\d]/.test(text) ? 'ltr' : /[A-Z]/.test(text) ? 'rtl' : 'neutral',
  }))

// Capital letters stand for a script that is written from right to left.
it.each([
  ['ab cd', 'ltr', 'ab cd'],
  ['AB CD', 'rtl', 'DC BA'],
  ['ab CD ef', 'ltr', 'ab DC ef'],
  ['AB cd EF', 'rtl', 'FE cd BA'],
  ['AB 12', 'rtl', '12 BA'],
  ['12 AB', 'rtl', 'BA 12'],
  ['cd AB', 'rtl', 'BA cd'],
  ['ab CD', 'ltr', 'ab DC'],
] as const)('%s in a text from %s is drawn as %s', (line, base, drawn) => {
  expect(
    inVisualOrder(runs(line), base)
      .map(({ text }) => text)
      .join(''),
  ).toBe(drawn)
})

it.each([
  ['2026 אבטחה and more', 'rtl'],
  ['“مرحبا”', 'rtl'],
  ['Security (אבטחה)', 'ltr'],
  ['2026', 'ltr'],
])('%s is a text from %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
