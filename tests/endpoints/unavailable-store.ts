import { expect } from 'vitest'
import { postJson, request } from './http.ts'

export const message = {
  name: 'Ada',
  email: 'ada@example.org',
  reason: 'other',
  subject: 'Hello',
  message: 'A question',
}

/** Expects that a message is not stored, by JSON and by form, and that the page keeps the typed text. */
export async function expectUnavailable(site: string): Promise<void> {
  const response = await postJson('/api/email-send', message, { site })
  expect(response.status).toBe(503)
  expect(response.headers['content-type']).toBe('application/problem+json')
  const page = await request('/contact', {
    site,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(message).toString(),
  })
  expect(page.status).toBe(503)
  expect(page.text).toContain(message.message)
}
