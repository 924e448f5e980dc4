import type { CachedQuery } from './cached-query.ts'

/** The outcome of reading content. *Missing* (404) is never confused with *unreachable* (503). */
export type Read<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'unreachable' }

/** Returns the result of a query from the cache or the platform: found or unreachable. Never throws. */
export type Reader = <T>(query: CachedQuery<T>) => Promise<Read<T>>

/** A read that found a value. */
export function found<T>(value: T): Read<T> {
  return { state: 'found', value }
}

/** Passes a found value through `pick`, and the two other outcomes on as they are. */
export function mapRead<T, U>(read: Read<T>, pick: (value: T) => U): Read<U> {
  return read.state === 'found' ? found(pick(read.value)) : read
}

/** A list with something in it; an empty one is missing. */
export function nonEmpty<T>(read: Read<readonly T[]>): Read<readonly T[]> {
  return read.state === 'found' && read.value.length === 0 ? { state: 'missing' } : read
}
