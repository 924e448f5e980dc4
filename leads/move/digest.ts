import { createHash } from 'node:crypto'
import type { Value } from './source.ts'

/** What two tables with the same rows have in common, in whatever order the rows are. */
export interface Digest {
  rows: number
  sha256: string
}

/** Computes the digest of rows, each with the values of its columns in the same order. */
export async function digestOf(
  rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>,
): Promise<Digest> {
  const hashes: string[] = []
  for await (const row of rows) hashes.push(sha256(JSON.stringify(row.map(comparable))))
  return { rows: hashes.length, sha256: sha256(hashes.sort().join()) }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function comparable(value: Value) {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
}
