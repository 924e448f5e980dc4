import { randomBytes } from 'node:crypto'
import { isJsonObject } from '../store/document.ts'

/** A copy of `value` with a `_key` in every object of an array, for `autoGenerateArrayKeys`. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(withArrayKeys(item)))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withArrayKeys(inner)]),
  )
}

function keyed(item: unknown): unknown {
  if (!isJsonObject(item) || typeof item._key === 'string') return item
  return { _key: randomBytes(6).toString('hex'), ...item }
}
