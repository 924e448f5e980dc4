import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Sessions } from './sessions.ts'

test('v5.0.0-7.2.3 tokens have at least 128 bits and do not repeat', () => {
  const sessions = new Sessions()
  const tokens = Array.from({ length: 1000 }, () => sessions.open())
  assert.equal(new Set(tokens).size, tokens.length)
  for (const token of tokens) assert.ok(Buffer.from(token, 'base64url').length >= 16)
})

test('v5.0.0-7.2.4 signing in replaces the token', () => {
  const sessions = new Sessions()
  const before = sessions.open()
  const after = sessions.signIn(before, 'ann')
  assert.notEqual(after, before)
  assert.equal(sessions.userOf(before), undefined)
  assert.equal(sessions.userOf(after), 'ann')
})

test('v5.0.0-7.4.1 a token is dead after logout', () => {
  const sessions = new Sessions()
  const token = sessions.signIn(sessions.open(), 'ann')
  sessions.signOut(token)
  assert.equal(sessions.userOf(token), undefined)
})

test('v5.0.0-7.4.2 disabling an account ends all its sessions', () => {
  const sessions = new Sessions()
  const mine = [1, 2, 3].map(() => sessions.signIn(sessions.open(), 'ann'))
  const other = sessions.signIn(sessions.open(), 'bob')
  sessions.endAll('ann')
  assert.deepEqual(mine.map((token) => sessions.userOf(token)), [undefined, undefined, undefined])
  assert.equal(sessions.userOf(other), 'bob')
})
