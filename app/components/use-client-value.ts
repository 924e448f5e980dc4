import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * A value that only the browser has; undefined on the server and while hydrating, so that both render the
 * same. It is read with each render and not watched.
 * @param read returns a primitive: React compares what it returns from call to call
 */
export function useClientValue<T extends string | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribeToNothing, read, () => undefined)
}
