import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeAt } from '../test/code-at.ts'
import { isCodeKey, newCodeKey, timeStepOf } from './one-time-code.ts'

// RFC 6238, Appendix B, for SHA-1. Six digits are the last ones of eight.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 at %d s', (seconds, code) => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(timeStepOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it('accepts codes of the current step and its neighbors, with any spaces', () => {
  const steps = fc.integer({ min: 1_000, max: 100_000_000 })
  fc.assert(
    fc.property(steps, fc.integer({ min: -1, max: 1 }), fc.nat(29_999), (step, drift, ms) => {
      const key = newCodeKey()
      const code = codeAt(key, (step + drift) * 30_000)
      const entered = ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`
      expect(isCodeKey(key)).toBe(true)
      expect(timeStepOf(key, entered, step * 30_000 + ms)).toBe(step + drift)
    }),
  )
})

it.each(['', '12345', '1234567', '12345a', '१२३४५६', '-12345'])('refuses %j', (code) => {
  expect(timeStepOf(newCodeKey(), code, 0)).toBeUndefined()
})

it('refuses codes of other steps', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  for (const drift of [-3, -2, 2, 3])
    expect(timeStepOf(key, codeAt(key, 1_000_000_000 + drift * 30_000), 1_000_000_000)).toBe(
      undefined,
    )
})
