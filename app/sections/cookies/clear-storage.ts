import { removeItem, removeItemsByPrefix, storageKeys } from '#app/browser-values/storage.ts'

/**
 * Removes the region, the hidden badge, and the drafts. Scroll positions end with the tab, because the router
 * would write them again.
 */
export function clearStorage(): void {
  removeItem('localStorage', storageKeys.region)
  removeItem('sessionStorage', storageKeys.badge)
  removeItemsByPrefix('sessionStorage', storageKeys.draftPrefix)
  delete document.documentElement.dataset.badge
  // Components that show the region read it again, as if another tab had changed it.
  dispatchEvent(new Event('storage'))
}
