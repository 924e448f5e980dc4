/** The outcome of reading content. *Missing* (404) is never confused with *unreachable* (503). */
export type Read<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'unreachable' }

/** Passes a found value through `pick`, and the two other outcomes on as they are. */
export function mapRead<T, U>(read: Read<T>, pick: (value: T) => U): Read<U> {
  return read.state === 'found' ? { state: 'found', value: pick(read.value) } : read
}
