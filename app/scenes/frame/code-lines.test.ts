import { expect, it } from 'vitest'
import { readTokens } from '#blocks/code/token-runs.ts'
import { requestRefund } from '#copy/storefront/sources.ts'
import { committed, diff, highlightLines } from './code-lines.ts'

it('highlights each line without its indent', async () => {
  const [line] = await highlightLines([{ text: '  return 1' }], 'typescript')
  expect(line && readTokens(line.text.trimStart(), line.tokens)).toEqual([
    { text: 'return ', class: 'keyword' },
    { text: '1', class: 'number' },
  ])
})

it('numbers the lines of a source as in its file, and flags one', async () => {
  const lines = await committed(requestRefund, requestRefund.firstLine + 1)
  expect(lines.map(({ text }) => text).join('\n')).toBe(requestRefund.code)
  expect(lines.map(({ at }) => Number(at) - requestRefund.firstLine)).toEqual([...lines.keys()])
  expect(lines.flatMap(({ mark }, index) => (mark ? [[mark, index]] : []))).toEqual([['flag', 1]])
})

it('shows a fix as a diff', async () => {
  const lines = await diff(requestRefund)
  const without = (change: string) =>
    lines.flatMap(({ text, mark }) => (mark === change ? [] : [text])).join('\n')
  expect(without('added')).toBe(requestRefund.code)
  expect(without('removed')).toBe(requestRefund.fixedCode)
})
