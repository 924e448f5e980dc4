import { cleanLine, normalize } from '../fields/text.ts'
import type { Trx } from '../store/database.ts'
import type { PersonRow } from '../store/tables.ts'

/** In UTF-16 units. */
export const MAX_PERSON_NAME_LENGTH = 80

/** The person with a name, in any case and spelling. Includes people who were removed. */
export async function personNamed(trx: Trx, name: string): Promise<PersonRow | undefined> {
  const rows = trx.selectFrom('editors').selectAll().where('name_key', '=', nameKey(name))
  return rows.executeTakeFirst()
}

/** A name in one case and one Unicode form, for comparison. */
export function nameKey(name: string): string {
  return normalize(cleanLine(name.slice(0, 2 * MAX_PERSON_NAME_LENGTH)), 'NFKC').toLowerCase()
}
