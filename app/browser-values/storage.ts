/**
 * What the site keeps in web storage. copy/cookies.ts describes it to visitors. The script in
 * server/pages/deferred-hydration.ts reads `badge` before the first paint.
 */
export const storageKeys = {
  /** Local storage: the locale of the chosen region. */
  region: 'region',
  /** Local storage: set if the visitor turned the measurement of speed off. */
  speed: 'speed',
  /** Session storage: set if the launch badge is hidden. */
  badge: 'badge',
  /** Session storage: the prefix of form drafts, before the form's name. */
  draftPrefix: 'draft:',
} as const

type StorageName = 'localStorage' | 'sessionStorage'

/** The value of a key; null if there is none or storage is blocked. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** Sets a value. Does nothing if storage is blocked or full, because every feature works without it. */
export function writeItem(storage: StorageName, key: string, value: string): void {
  try {
    globalThis[storage].setItem(key, value)
  } catch {}
}

/** Removes a key. Does nothing if storage is blocked. */
export function removeItem(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key)
  } catch {}
}

/** Removes every key that starts with `prefix`. Does nothing if storage is blocked. */
export function removeItemsByPrefix(storage: StorageName, prefix: string): void {
  try {
    for (const key of Object.keys(globalThis[storage])) {
      if (key.startsWith(prefix)) globalThis[storage].removeItem(key)
    }
  } catch {}
}
