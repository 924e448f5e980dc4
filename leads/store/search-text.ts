import { withAsciiDomain } from '../fields/email-address.ts'
import { normalize } from '../fields/text.ts'
import { parseFields } from '../stored-fields.ts'
import { parseUpdates } from '../updates.ts'
import type { LeadRow } from './tables.ts'

/**
 * The `search_text` column: the values of fields and updates, the note, and the ID, each on its own line.
 * Case is folded here, because SQLite and PostgreSQL lowercase differently.
 */
export function searchText({
  id,
  fields,
  note,
  updates = null,
}: Pick<LeadRow, 'id' | 'fields' | 'note'> & Partial<Pick<LeadRow, 'updates'>>): string {
  const values = Object.values(parseFields(fields))
  const later = parseUpdates(updates).flatMap((update) => Object.values(update.fields).flat())
  return fold([...values.flat(), ...later, note ?? '', id].join('\n'))
}

/** Folds text for comparison: lowercase, in one Unicode form (NFKC). */
export function fold(text: string): string {
  // PostgreSQL doesn't allow NUL in text.
  return normalize(text, 'NFKC').toLowerCase().replaceAll('\0', '')
}

/** Folds an email address for comparison. An international domain counts like its ASCII form. */
export function foldAddress(address: string): string {
  return fold(withAsciiDomain(fold(address)))
}
