import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the list of words that no dictionary has is short, sorted and without repeats', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trim().split('\n')
  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words.length).toBeLessThan(80)
})
