/** Properties that TypeScript does not know, since not all browsers have them. */
type Signals = Navigator & { connection?: { saveData?: boolean }; globalPrivacyControl?: boolean }

/**
 * Loads, when the browser is idle, what measures the speed of this page for its visitor. Not for visitors who
 * send Global Privacy Control or save data.
 */
export function measureSpeed(): void {
  const { connection, globalPrivacyControl } = navigator as Signals
  if (globalPrivacyControl || connection?.saveData) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = self.requestIdleCallback ?? setTimeout
  whenIdle(() => import('./web-vitals/index.ts'))
}
