import { parseFields } from '../stored-fields.ts'
import { normalize } from '../text.ts'
import { parseUpdates } from '../updates.ts'
import type { LeadRow } from './tables.ts'

/**
 * What a search for text looks through: the values of the fields and of their updates, the note and the
 * id, each on lines of its own. Folded here, since the two databases differ in what they take for lower
 * case.
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

/** A text as it is compared: case does not matter, nor how a character is put together. */
export function fold(text: string): string {
  // PostgreSQL takes no NUL in a text.
  return normalize(text, 'NFKC').toLowerCase().replaceAll('\0', '')
}
