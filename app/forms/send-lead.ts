import { formErrors } from '#copy/errors.ts'
import { MAX_LINE_LENGTH } from '#leads/fields/field.ts'
import type { FailureReason, FormSubmission } from './form-submission.ts'

const REQUEST_TIMEOUT_MS = 20_000

/**
 * Posts a form's fields as JSON. Never throws.
 * @param endpoint path of the JSON endpoint, such as `/api/email-send`
 * @param fields values by name
 */
export async function sendLead(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
): Promise<FormSubmission> {
  const failed = (reason: FailureReason): FormSubmission => ({ state: 'failed', reason })
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const { ok, status } = response
    if (ok) return { state: 'sent' }
    if (status === 429) return failed('limited')
    if (status >= 500) return failed('unavailable')
    const errors =
      status === 413 ? tooLong(fields) : errorsOf(await response.json().catch(() => null))
    return Object.keys(errors).length > 0 ? { state: 'invalid', errors } : failed('rejected')
  } catch {
    return failed('unreachable')
  }
}

/** The request exceeds the endpoint's byte limit. Names the longest text, if it's long. */
function tooLong(fields: Readonly<Record<string, string>>): Record<string, string> {
  const [longest] = Object.entries(fields).sort(([, a], [, b]) => b.length - a.length)
  return longest && longest[1].length > MAX_LINE_LENGTH ? { [longest[0]]: formErrors.tooLong } : {}
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

/** A new idempotency key: 32 hexadecimal digits. Unlike `randomUUID`, it also works on plain HTTP. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
