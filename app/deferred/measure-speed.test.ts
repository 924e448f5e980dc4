import { afterEach, expect, it, vi } from 'vitest'
import { measureSpeed } from './measure-speed.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ globalPrivacyControl: true }, null, 0],
  [{ connection: { saveData: true } }, null, 0],
  [{}, 'off', 0],
  [{ globalPrivacyControl: false, connection: { saveData: false } }, null, 1],
  [{}, null, 1],
])(
  'with the signals %j and the choice %j loads the measurement %i times',
  (signals, choice, times) => {
    const requestIdleCallback = vi.fn()
    vi.stubGlobal('localStorage', { getItem: () => choice })
    vi.stubGlobal('navigator', signals)
    vi.stubGlobal('self', { requestIdleCallback })
    measureSpeed()
    expect(requestIdleCallback).toHaveBeenCalledTimes(times)
  },
)
