import type { Store, Trx } from '../store/database.ts'
import type { PersonRow } from '../store/tables.ts'

/**
 * Until the transaction ends, nobody else opens a session or changes a person. Otherwise a sign-in that began before
 * sessions were ended could open one afterwards.
 */
export function lockPeople(store: Store, trx: Trx): Promise<void> {
  return store.lock(trx, ['people'])
}

/** Reads a person after `lockPeople`. Undefined for somebody who was removed. */
export async function lockedPerson(
  store: Store,
  trx: Trx,
  id: string,
): Promise<PersonRow | undefined> {
  await lockPeople(store, trx)
  const row = trx.selectFrom('editors').selectAll().where('id', '=', id)
  return row.where('removed_at', 'is', null).executeTakeFirst()
}
