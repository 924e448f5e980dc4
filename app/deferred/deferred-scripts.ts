import { loadCodeAndTables } from './load-code-and-tables.ts'
import { measureSpeed } from './measure-speed.ts'
import { showOfflineNotice } from './offline.ts'
import { restoreScrollPosition } from './scroll-position.ts'

let hasRun = false

/**
 * Starts what no page has to wait for, after hydration. Only the first call has an effect, because the effect
 * that calls it runs twice in Strict Mode, and again when a root error remounts the layout.
 */
export function runDeferredScripts(): void {
  if (hasRun) return
  hasRun = true
  for (const run of [showOfflineNotice, loadCodeAndTables, restoreScrollPosition, measureSpeed]) {
    try {
      run()
    } catch (error) {
      reportError(error)
    }
  }
  // Used by styles (to show controls that need scripts), speculation rules, and tests.
  document.documentElement.dataset.hydrated = ''
}
