import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureSpeed } from './measure-speed.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./web-vitals/index.ts', () => {
  loaded()
  return {}
})

const idle: (() => void)[] = []
beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => vi.unstubAllGlobals())

it.each([{ globalPrivacyControl: true }, { connection: { saveData: true } }])(
  'does not measure with %j',
  (signals) => {
    vi.stubGlobal('navigator', signals)
    measureSpeed()
    expect(idle).toEqual([])
  },
)

it.each([{}, { globalPrivacyControl: false, connection: { saveData: false } }])(
  'measures with %j when the browser is idle',
  (signals) => {
    vi.stubGlobal('navigator', signals)
    measureSpeed()
    expect(loaded).not.toHaveBeenCalled()
    expect(idle).toHaveLength(1)
  },
)

it('loads the measurement then', async () => {
  vi.stubGlobal('navigator', {})
  measureSpeed()
  for (const callback of idle) callback()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
