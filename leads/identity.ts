import { createHmac, randomBytes } from 'node:crypto'
import type { SubmissionKind } from './forms.ts'
import type { ParsedSubmission } from './parse.ts'
import type { LeadKind } from './store/tables.ts'
import type { FieldValues } from './stored-fields.ts'

/** An id that tells nothing, not even its age: the same answer for new and known addresses. */
export function newId(): string {
  return randomBytes(10).toString('hex')
}

/**
 * The same for the same kind and fields, and different for a post that is suspected as spam. Keyed, so
 * that nobody without the key can find out by trying what the fields were.
 */
export function fingerprint(secret: string, kind: SubmissionKind, post: ParsedSubmission): string {
  const fields = Object.entries(post.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, post.suspected, fields]))
    .digest('hex')
}

/** What there may be one of: an address on the waitlist or the newsletter. */
export function uniqueKey(kind: LeadKind, fields: FieldValues): string | null {
  if (kind !== 'waitlist' && kind !== 'newsletter') return null
  return `${kind}:${String(fields.email).toLowerCase()}`
}
