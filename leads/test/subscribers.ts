import { createStore, type DatabaseOptions, type Store } from '../store/database.ts'
import { leadRow } from './lead-row.ts'

const BATCH_SIZE = 200

/** The address of a subscriber by number. */
export const subscriber = (number: number) => `reader${number}@example.org`

/** Stores confirmed subscribers with the numbers from `first` on. */
export async function addSubscribers(store: Store, count: number, first = 0): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const email = subscriber(first + index)
    return leadRow({
      id: `s${first + index}`,
      kind: 'newsletter',
      fields: JSON.stringify({ email }),
      email,
      unique_key: `newsletter:${email}`,
      subscription: 'confirmed',
      subscription_changed_at: 0,
      search_text: email,
    })
  })
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const some = rows.slice(start, start + BATCH_SIZE)
    await store.write((trx) => trx.insertInto('leads').values(some).execute())
  }
}

/** The same in the database of a running site. */
export async function addSubscribersTo(
  database: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>,
  count: number,
): Promise<void> {
  const store = createStore({ ...database, onIdleError() {} })
  try {
    await addSubscribers(store, count)
  } finally {
    await store.close()
  }
}
