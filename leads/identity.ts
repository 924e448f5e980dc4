import { createHmac, randomBytes } from 'node:crypto'
import type { ParsedSubmission } from './parse.ts'
import { foldAddress } from './store/search-text.ts'
import type { LeadKind } from './store/tables.ts'
import type { FieldValues } from './stored-fields.ts'

/** A random ID. It has no timestamp, so that a response doesn't reveal whether an address is known. */
export function newId(): string {
  return randomBytes(10).toString('hex')
}

/**
 * A fingerprint of a submission's kind, fields, suspicion of spam, and file. It's keyed, so that nobody can find
 * the fields by trying values.
 */
export function fingerprint(secret: string, kind: LeadKind, parsed: ParsedSubmission): string {
  const fields = Object.entries(parsed.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, parsed.suspected, fields]))
    .update(parsed.file ?? '')
    .digest('hex')
}

/** The key that makes a lead unique: its address on the waitlist or the newsletter. Null for other kinds. */
export function uniqueKey(kind: 'waitlist' | 'newsletter', fields: FieldValues): string
export function uniqueKey(kind: LeadKind, fields: FieldValues): string | null
export function uniqueKey(kind: LeadKind, fields: FieldValues): string | null {
  if (kind !== 'waitlist' && kind !== 'newsletter') return null
  return `${kind}:${foldAddress(String(fields.email))}`
}
