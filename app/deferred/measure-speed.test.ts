import { afterEach, expect, it, vi } from 'vitest'
import { measureSpeed } from './measure-speed.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ globalPrivacyControl: true }, 0],
  [{ connection: { saveData: true } }, 0],
  [{ globalPrivacyControl: false, connection: { saveData: false } }, 1],
  [{}, 1],
])('with the signals %j loads the measurement %i times', (signals, times) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('navigator', signals)
  vi.stubGlobal('self', { requestIdleCallback })
  measureSpeed()
  expect(requestIdleCallback).toHaveBeenCalledTimes(times)
})
