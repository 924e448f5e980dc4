/**
 * When the browser is idle, loads the script that measures this page's speed. Visitors who send Global
 * Privacy Control or save data are not measured.
 */
export function measureSpeed(): void {
  if (navigator.globalPrivacyControl || navigator.connection?.saveData) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = self.requestIdleCallback ?? setTimeout
  whenIdle(() => import('./web-vitals/index.ts'))
}
