import { expect, it } from 'vitest'
import { deriveKey, isSignatureOf, sign } from './index.ts'

const key = deriveKey('a secret', 'links')
const signature = sign(key, 'a text')

it('accepts a signature of the same key and text', () => {
  expect(isSignatureOf(signature, deriveKey('a secret', 'links'), 'a text')).toBe(true)
})

it.each([
  ['of another text', sign(key, 'another text')],
  ['of another secret', sign(deriveKey('another secret', 'links'), 'a text')],
  ['for another purpose', sign(deriveKey('a secret', 'sessions'), 'a text')],
  ['that is cut', signature.slice(0, -1)],
  ['that is prolonged', `${signature}A`],
  ['of the same length, with more bytes', 'ä'.repeat(signature.length)],
  ['that is empty', ''],
])('rejects a signature %s', (_which, given) => {
  expect(isSignatureOf(given, key, 'a text')).toBe(false)
})
