import { cleanLine, normalize } from '../fields/text.ts'
import type { Db, OpenStore, Store, Trx } from '../store/database.ts'
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

/** The first word of a name that mixes Latin, Cyrillic, and Greek letters, and so may look like another word. */
export function mixedScriptWord(name: string): string | undefined {
  const words = normalize(name, 'NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.find((word) => scripts.filter((script) => script.test(word)).length > 1)
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** A person by ID, also one who was removed. */
export function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('editors').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Until the transaction ends, nobody else opens a session or changes a person. Otherwise a sign-in that began before
 * sessions were ended could open one afterwards.
 */
export function lockPeople(store: OpenStore, trx: Trx): Promise<void> {
  return store.lock(trx, ['people'])
}

/** Reads a person after `lockPeople`. Undefined for someone who was removed. */
export async function lockedPerson(
  store: Store,
  trx: Trx,
  id: string,
): Promise<PersonRow | undefined> {
  await lockPeople(store, trx)
  const row = trx.selectFrom('editors').selectAll().where('id', '=', id)
  return row.where('removed_at', 'is', null).executeTakeFirst()
}
