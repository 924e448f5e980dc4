import { expect, it } from 'vitest'
import { deriveKey, isSignatureOf, readToken, sign, signToken } from './index.ts'

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

it('reads the claim of a token of the same key and purpose', () => {
  expect(readToken(key, 'confirm', signToken(key, 'confirm', 'a.b'))).toBe('a.b')
})

const token = signToken(key, 'confirm', 'a.b')

it.each([
  ['of another key', signToken('another', 'confirm', 'a.b')],
  ['for another purpose', signToken(key, 'unsubscribe', 'a.b')],
  ['with another claim', token.replace('a.b', 'a.c')],
  ['that is cut', token.slice(0, -1)],
  ['without a claim', token.slice(token.lastIndexOf('.'))],
  ['that is only a signature', token.slice(token.lastIndexOf('.') + 1)],
  ['that is empty', ''],
])('reads no claim in a token %s', (_which, given) => {
  expect(readToken(key, 'confirm', given)).toBeUndefined()
})
