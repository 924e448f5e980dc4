import { useSyncExternalStore } from 'react'

/** What the button clears (copy/cookies.ts): the region, the hidden badge, a draft for each form. */
const region = 'region'
const badge = 'badge'
const draft = 'draft:'

/** Removes region, hidden badge and drafts. Scroll positions go with the tab: the router writes them again. */
export function clearStored(): void {
  try {
    localStorage.removeItem(region)
    sessionStorage.removeItem(badge)
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draft)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: then nothing was stored either.
  }
  delete document.documentElement.dataset.badge
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
