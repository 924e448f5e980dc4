import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

it('each icon name has a symbol', () => {
  const names = all(read('../../copy/icons.ts'), /^ {2}\| '(\w+)'$/gm)
  const symbols = all(read('../media/icons.svg'), /<symbol id="(\w+)"/g)
  expect(names.length).toBeGreaterThan(20)
  expect(symbols.sort()).toEqual(names.sort())
})
