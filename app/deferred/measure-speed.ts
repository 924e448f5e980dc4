import { readItem, storageKeys } from '#app/browser-values/storage.ts'

/**
 * When the browser is idle, loads the script that measures this page's speed. Visitors who send Global
 * Privacy Control, save data, or turned it off are not measured.
 */
export function measureSpeed(): void {
  if (navigator.globalPrivacyControl || navigator.connection?.saveData) return
  if (readItem('localStorage', storageKeys.speed) !== null) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = self.requestIdleCallback ?? setTimeout
  whenIdle(() => import('./web-vitals/index.ts'))
}
