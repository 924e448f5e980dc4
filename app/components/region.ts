import { useSyncExternalStore } from 'react'

const key = 'region'
const changed = 'region-changed'

/**
 * The locale of the region that the visitor chose in this browser; undefined on the server, before
 * hydration and until one is chosen. Strictly necessary storage, by the visitor's own act.
 */
export function useRegion(): string | undefined {
  return useSyncExternalStore(subscribe, readRegion, () => undefined)
}

export function chooseRegion(locale: string): void {
  try {
    localStorage.setItem(key, locale)
  } catch {
    // Storage is blocked: the choice then holds for nothing, as /cookies says.
  }
  dispatchEvent(new Event(changed))
}

function readRegion(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
