/** Properties that TypeScript does not know, since not all browsers have them. */
type Signals = Navigator & { connection?: { saveData?: boolean }; globalPrivacyControl?: boolean }

/**
 * Loads, when the browser is idle, what measures the speed of this page for its visitor. Not with Global
 * Privacy Control, and not with Save-Data.
 */
export function measureSpeed(): void {
  const { connection, globalPrivacyControl } = navigator as Signals
  if (connection?.saveData || globalPrivacyControl) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => void import('./web-vitals/index.ts'))
}
