import { formErrors } from '#copy/errors.ts'
import { MAX_JSON_BYTES, MAX_LINE_LENGTH } from '#leads/fields/field.ts'
import type { FailureReason, FormSubmission } from './form-submission.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** Posts a form to its endpoint. Throws only if a script can't send it. */
export type SendLead = (
  /** The path of the endpoint, such as `/api/email-send`. */
  endpoint: string,
  /** Values by name. */
  fields: Readonly<Record<string, string>>,
  element: HTMLFormElement,
) => Promise<FormSubmission>

/**
 * Posts a form's fields as JSON. Throws also if they're more than the endpoint takes, such as a long text in Chinese:
 * the page takes it.
 */
export async function sendLead(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
): Promise<FormSubmission> {
  const body = JSON.stringify(fields)
  if (new Blob([body]).size > MAX_JSON_BYTES) throw new RangeError('The endpoint takes less')
  return post(endpoint, fields, {
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

/** Sends a request with the fields of a form. Throws only if the browser can't. */
export async function post(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  request: RequestInit,
): Promise<FormSubmission> {
  const failed = (reason: FailureReason): FormSubmission => ({ state: 'failed', reason })
  const response = await fetch(endpoint, { method: 'POST', ...request }).catch(() => undefined)
  if (!response) return failed('unreachable')
  const { ok, status, headers } = response
  // Networks and filters in between answer 200 with pages of their own. Endpoints send JSON.
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (ok) return isPage ? failed('unreachable') : { state: 'sent' }
  if (status === 429) return failed('limited')
  if (status >= 500) return failed('unavailable')
  const errors =
    status === 413 ? tooLong(fields) : errorsOf(await response.json().catch(() => null))
  return Object.keys(errors).length > 0 ? { state: 'invalid', errors } : failed('rejected')
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
