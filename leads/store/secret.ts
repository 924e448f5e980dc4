import { randomBytes } from 'node:crypto'
import type { Store } from './database.ts'

/** A function to the random key with a name, made on first use and the same in every process. */
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
