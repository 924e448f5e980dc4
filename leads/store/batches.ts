/** Values in one query. SQLite and PostgreSQL allow more than 30,000, and a row has up to 20. */
const BATCH_SIZE = 500

/** Groups IDs or rows for queries, which can have only so many values. */
export function* inBatches<T>(values: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < values.length; start += BATCH_SIZE)
    yield values.slice(start, start + BATCH_SIZE)
}
