import { expect, it } from 'vitest'
import { PreviewSessions } from './preview-session.ts'

const sessions = new PreviewSessions('the token of the platform')
const now = Date.parse('2026-01-01T00:00:00Z')
const session = { expires: now / 1000 + 60, studio: 'https://desk.example.com' }

it('reads a session that it has signed, until it expires', () => {
  const segment = sessions.sign(session)
  expect(segment).toMatch(/^[\w.-]+$/)
  expect(sessions.read(segment, now)).toEqual(session)
  expect(sessions.read(segment, now + 60_000)).toBe('expired')
})

it.each([
  ['of another token', new PreviewSessions('another').sign(session)],
  ['prolonged', sessions.sign(session).replace(String(session.expires), '9999999999')],
  ['of another Studio', sessions.sign(session).replace(/\.[^.]+\./, '.aHR0cHM6Ly94.')],
  ['cut', sessions.sign(session).slice(0, -1)],
  ['empty', ''],
])('refuses one that is %s', (_how, segment) => {
  expect(sessions.read(segment, now)).toBe('forged')
})
