/**
 * Loads, when the browser is idle, what measures the speed of this page for its visitor. Not for visitors who
 * send Global Privacy Control or save data.
 */
export function measureSpeed(): void {
  if (navigator.globalPrivacyControl || navigator.connection?.saveData) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = self.requestIdleCallback ?? setTimeout
  whenIdle(() => import('./web-vitals/index.ts'))
}
