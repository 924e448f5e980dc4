import { useSyncExternalStore } from 'react'
import { regions } from '#copy/region.ts'

const key = 'region'
const changed = 'region-changed'

if (typeof document !== 'undefined') keepEarlyChoice()

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

/** Who saved a choice before script ran has it in the address, where the browser's own form put it. */
function keepEarlyChoice(): void {
  const url = new URL(location.href)
  const chosen = url.searchParams.get(key)
  if (!regions.some(({ locale }) => locale === chosen)) return
  chooseRegion(String(chosen))
  url.searchParams.delete(key)
  history.replaceState(history.state, '', url)
}
