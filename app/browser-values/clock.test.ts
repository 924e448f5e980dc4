import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, it, vi } from 'vitest'
import { browserTime } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

it('is an instant for any clock', () => {
  const clock = vi.spyOn(Date, 'now')
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.constantFrom(8.64e15, 1e12 + 0.5, -1)), (shown) => {
      clock.mockReturnValue(shown)
      const time = browserTime()
      expect(Temporal.Instant.fromEpochMilliseconds(time).epochMilliseconds).toBe(time)
      if (Math.abs(shown) <= 8.64e15) expect(time).toBeCloseTo(shown, -1)
    }),
  )
})
