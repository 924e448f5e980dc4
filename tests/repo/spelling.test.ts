import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the project’s dictionary is short, sorted and without duplicates', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trim().split('\n')
  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words.length).toBeLessThan(80)
})
