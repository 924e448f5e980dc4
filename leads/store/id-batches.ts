/** IDs in one query. SQLite and PostgreSQL allow more than 30,000. */
const BATCH_SIZE = 500

/** Groups IDs for queries. */
export function* idBatches(ids: readonly string[]): Iterable<string[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    yield ids.slice(start, start + BATCH_SIZE)
  }
}
