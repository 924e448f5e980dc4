import { expect } from 'vitest'
import { message } from '#leads/test/messages.ts'
import { postJson, request } from './http.ts'

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
