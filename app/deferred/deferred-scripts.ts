import { loadBoxes } from './load-boxes.ts'
import { measureSpeed } from './measure-speed.ts'
import { showOfflineNotice } from './offline.ts'
import { restoreScrollPosition } from './scroll-position.ts'

let hasRun = false

/**
 * Starts what no page waits for, after hydration. Only the first call has an effect: the effect that
 * calls it runs twice in Strict Mode, and again when a root error remounts the layout.
 */
export function runDeferredScripts(): void {
  if (hasRun) return
  hasRun = true
  showOfflineNotice()
  loadBoxes()
  restoreScrollPosition()
  measureSpeed()
  // Read by styles (controls that need script appear), speculation rules and tests.
  document.documentElement.dataset.hydrated = ''
}
