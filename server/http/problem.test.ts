import { expect, it } from 'vitest'
import { tooManyText } from './problem.ts'

it.each([
  [1, '1 minute.'],
  [61, '2 minutes.'],
  [7_199, '2 hours.'],
  [86_400, '24 hours.'],
])('says after %i s when to try again: %s', (seconds, text) => {
  expect(tooManyText(seconds)).toMatch(new RegExp(`Try again in ${text}$`))
})
