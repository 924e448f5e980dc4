import { useSyncExternalStore } from 'react'

/**
 * Whether this browser sends Global Privacy Control. An extension may set the property alone.
 * @see W3C Global Privacy Control, `navigator.globalPrivacyControl`
 */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

const subscribeToNothing = () => () => undefined

/** The same as a hook; undefined on the server and before hydration. */
export function useGlobalPrivacyControl(): boolean | undefined {
  return useSyncExternalStore(subscribeToNothing, hasGlobalPrivacyControl, () => undefined)
}
