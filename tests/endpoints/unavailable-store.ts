import { expect } from 'vitest'
import { ask, postJson } from './http.ts'

export const message = {
  name: 'Ada',
  email: 'ada@example.org',
  reason: 'other',
  subject: 'Hello',
  message: 'A question',
}

/** Expects that a message is not stored, by JSON and by form, and that the page keeps the typed text. */
export async function expectUnavailable(site: string): Promise<void> {
  const answer = await postJson('/api/email-send', message, { site })
  expect(answer.status).toBe(503)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const page = await ask('/contact', {
    site,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(message).toString(),
  })
  expect(page.status).toBe(503)
  expect(page.text).toContain(message.message)
}
