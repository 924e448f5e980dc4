/** Loads, when the browser is idle, what measures the speed of this page for its visitor. */
export function measureSpeed(): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = self.requestIdleCallback ?? setTimeout
  whenIdle(() => import('./web-vitals/index.ts'))
}
