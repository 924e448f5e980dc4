import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTokens, type TokenLetter, tokenClasses, writeTokens } from './token-runs.ts'

const letters = Object.keys(tokenClasses) as TokenLetter[]
const part = fc.record(
  { text: fc.string({ minLength: 1 }), letter: fc.constantFrom(...letters) },
  { requiredKeys: ['text'] },
)

describe('token runs', () => {
  it('join tokens of one class, and add whitespace to the token before it', () => {
    const runs = writeTokens([
      { text: 'const', letter: 'k' },
      { text: ' ' },
      { text: 'new', letter: 'k' },
      { text: ' x' },
    ])
    expect(runs).toBe('k9_2')
    expect(readTokens('const new x', runs)).toEqual([
      { text: 'const new', class: 'keyword' },
      { text: ' x' },
    ])
  })

  it('restore the code', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const code = parts.map(({ text }) => text).join('')
        expect(textOf(code, writeTokens(parts))).toBe(code)
      }),
    )
  })

  it('restore the code even if they were made for other code', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.constant('k5z3_99s1')), (code, tokens) => {
        expect(textOf(code, tokens)).toBe(code)
      }),
    )
  })
})

const textOf = (code: string, tokens: string) =>
  readTokens(code, tokens)
    .map(({ text }) => text)
    .join('')
