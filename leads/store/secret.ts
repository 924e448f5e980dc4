import { randomBytes } from 'node:crypto'
import type { Store } from './database.ts'

/** Returns a reader of a named random key, created on first use and shared by all processes. */
export function secretReader(store: Store, name: string): () => Promise<string> {
  let known: string | undefined
  return async () => {
    known ??= await store.write(async (trx) => {
      await trx
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const row = trx.selectFrom('secrets').select('value').where('name', '=', name)
      return (await row.executeTakeFirstOrThrow()).value
    })
    return known
  }
}
