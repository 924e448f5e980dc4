import { createHmac, randomBytes } from 'node:crypto'
import type { SubmissionKind } from './forms.ts'
import type { ParsedSubmission } from './parse.ts'
import type { LeadKind } from './store/tables.ts'
import type { FieldValues } from './stored-fields.ts'

/** A random id. It has no timestamp, so that a response does not show whether an address is known. */
export function newId(): string {
  return randomBytes(10).toString('hex')
}

/**
 * A fingerprint of a submission's kind, fields and whether it is suspected spam. Keyed, so that nobody
 * can find out the fields by trying values.
 */
export function fingerprint(
  secret: string,
  kind: SubmissionKind,
  parsed: ParsedSubmission,
): string {
  const fields = Object.entries(parsed.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, parsed.suspected, fields]))
    .digest('hex')
}

/** The key by which a lead is unique: an address on the waitlist or the newsletter. Else null. */
export function uniqueKey(kind: LeadKind, fields: FieldValues): string | null {
  if (kind !== 'waitlist' && kind !== 'newsletter') return null
  return `${kind}:${String(fields.email).toLowerCase()}`
}
