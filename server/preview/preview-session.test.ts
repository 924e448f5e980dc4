import { expect, it } from 'vitest'
import { PreviewSessions } from './preview-session.ts'

const sessions = new PreviewSessions('the token of the platform')
const now = Date.parse('2026-01-01T00:00:00Z')
const session = { expires: now / 1000 + 60, studio: 'https://desk.example.com' }

it.each([session, { ...session, user: 'p1' }])(
  'reads a session that it has signed, until it expires',
  (signed) => {
    const segment = sessions.sign(signed)
    expect(segment).toMatch(/^[\w.-]+$/)
    expect(sessions.read(segment, now)).toEqual(signed)
    expect(sessions.read(segment, now + 60_000)).toBe('expired')
  },
)

it.each([
  ['of another token', new PreviewSessions('another').sign(session)],
  ['prolonged', sessions.sign(session).replace(String(session.expires), '9999999999')],
  ['of another Studio', sessions.sign(session).replace(/\.[^.]+\./, '.aHR0cHM6Ly94.')],
  ['of another editor', sessions.sign({ ...session, user: 'p1' }).replace('.cDE.', '.cDI.')],
  ['valid for longer than any', sessions.sign({ ...session, expires: now / 1000 + 7200 })],
  ['cut', sessions.sign(session).slice(0, -1)],
  ['empty', ''],
])('refuses one that is %s', (_how, segment) => {
  expect(sessions.read(segment, now)).toBe('forged')
})
