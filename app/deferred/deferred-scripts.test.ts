import { expect, it, vi } from 'vitest'
import { runDeferredScripts } from './deferred-scripts.ts'
import { loadCodeAndTables } from './load-code-and-tables.ts'
import { measureSpeed } from './measure-speed.ts'
import { showOfflineNotice } from './offline.ts'
import { restoreScrollPosition } from './scroll-position.ts'

vi.mock('./load-code-and-tables.ts', { spy: true })
vi.mock('./measure-speed.ts', { spy: true })
vi.mock('./offline.ts', { spy: true })
vi.mock('./scroll-position.ts', { spy: true })

it('runs each deferred script once, even if the layout mounts again and all of them fail', () => {
  const scripts = [loadCodeAndTables, measureSpeed, restoreScrollPosition, showOfflineNotice]
  for (const script of scripts) {
    vi.mocked(script).mockImplementation(function fail() {
      throw new TypeError('This API is broken')
    })
  }
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  runDeferredScripts()
  runDeferredScripts()
  for (const script of scripts) expect(script).toHaveBeenCalledOnce()
  expect(reportError).toHaveBeenCalledTimes(scripts.length)
  expect(dataset).toEqual({ hydrated: '' })
})
