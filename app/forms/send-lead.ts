import { formErrors } from '#copy/errors.ts'
import type { FormAnswer } from './form-answer.ts'

const deadline = 20_000

/**
 * Posts a form's fields as JSON and tells what came of it. Never throws.
 * @param endpoint one of the contract's `/api/…` paths
 */
export async function sendLead(
  endpoint: string,
  fields: Record<string, string>,
): Promise<FormAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(deadline),
    })
    if (response.ok) return { state: 'sent' }
    if (response.status === 422)
      return { state: 'invalid', errors: errorsOf(await response.json()) }
    if (response.status === 413) return { state: 'invalid', errors: longestOf(fields) }
    return { state: 'failed', reason: response.status === 429 ? 'limited' : 'unavailable' }
  } catch {
    return { state: 'failed', reason: 'unavailable' }
  }
}

/** The whole is over the endpoint's bound in bytes, though each field is within its own in characters. */
function longestOf(fields: Record<string, string>): Record<string, string> {
  const [longest] = Object.entries(fields).sort(([, a], [, b]) => b.length - a.length)
  return longest ? { [longest[0]]: formErrors.tooLong } : {}
}

/** The `errors` member of a problem (RFC 9457). */
function errorsOf(problem: unknown): Record<string, string> {
  const errors = (problem as { errors?: unknown } | null)?.errors
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** A new idempotency key: 32 hexadecimal digits. Works on plain http too, unlike `randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
