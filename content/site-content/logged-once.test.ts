import { expect, it } from 'vitest'
import { loggedOnce } from './logged-once.ts'

it('logs a warning once', () => {
  const lines: string[] = []
  const log = loggedOnce({ info() {}, warn: (_detail, message) => lines.push(message) })
  for (const document of ['a', 'b', 'a']) log.warn({ document }, document)
  expect(lines).toEqual(['a', 'b'])
})
