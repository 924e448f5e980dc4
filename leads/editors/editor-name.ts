import { cleanLine, normalize } from '../fields/text.ts'
import type { Trx } from '../store/database.ts'
import type { EditorRow } from '../store/tables.ts'

/** In UTF-16 units. */
export const MAX_EDITOR_NAME_LENGTH = 80

/** The editor with a name, in any case and spelling. Includes former editors. */
export async function editorNamed(trx: Trx, name: string): Promise<EditorRow | undefined> {
  const rows = trx.selectFrom('editors').selectAll().where('name_key', '=', nameKey(name))
  return rows.executeTakeFirst()
}

/** A name in one case and one Unicode form, for comparison. */
export function nameKey(name: string): string {
  return normalize(cleanLine(name.slice(0, 2 * MAX_EDITOR_NAME_LENGTH)), 'NFKC').toLowerCase()
}
