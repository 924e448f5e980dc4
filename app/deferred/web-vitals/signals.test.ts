import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onLCP } from 'web-vitals'

vi.mock('web-vitals')
beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ globalPrivacyControl: true }, 0],
  [{ connection: { saveData: true } }, 0],
  [{ globalPrivacyControl: false, connection: { saveData: false } }, 1],
  [{}, 1],
])('with the signals %j measures %i times', async (signals, times) => {
  vi.stubGlobal('navigator', signals)
  await import('./index.ts')
  expect(onLCP).toHaveBeenCalledTimes(times)
})
