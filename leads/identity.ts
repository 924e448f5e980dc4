import { createHash, randomBytes } from 'node:crypto'
import type { ParsedPost } from './parse.ts'
import type { SubmissionKind } from './schemas.ts'

/** An id that tells nothing, not even its age: the same answer for new and known addresses. */
export function newId(): string {
  return randomBytes(10).toString('hex')
}

/** The same for the same kind and fields, and different for a post that is suspected as spam. */
export function fingerprint(kind: SubmissionKind, post: ParsedPost): string {
  const fields = Object.entries(post.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, post.suspected, fields]))
    .digest('hex')
}

/** What there may be one of: an address on the waitlist. Spam never stands in a real one's way. */
export function uniqueKey(kind: SubmissionKind, post: ParsedPost): string | null {
  if (kind !== 'waitlist' || post.suspected) return null
  return `waitlist:${String(post.fields.email).toLowerCase()}`
}
