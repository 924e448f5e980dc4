import { useSyncExternalStore } from 'react'

/** What the button clears (copy/cookies.ts): the region, and a draft for each form. */
const region = 'region'
const draft = 'draft:'

/** Removes the region and the drafts. Scroll positions go with the tab: the router writes them again. */
export function clearStored(): void {
  try {
    localStorage.removeItem(region)
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draft)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: then nothing was stored either.
  }
  // Whatever shows a region reads it again, as it does when another tab changes it.
  dispatchEvent(new Event('storage'))
}

/**
 * Whether this browser sends Global Privacy Control; undefined on the server and before hydration.
 * @see W3C Global Privacy Control, `navigator.globalPrivacyControl`
 */
export function useGlobalPrivacyControl(): boolean | undefined {
  return useSyncExternalStore(never, readSignal, () => undefined)
}

const never = () => () => undefined

function readSignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
