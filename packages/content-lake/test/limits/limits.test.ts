import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { limits } from '../../src/limits.ts'
import type { TestLake } from '../open-test-lake.ts'
import { documentDrivers } from './documents.ts'
import { fileDrivers } from './files.ts'
import { type Drivers, openLimited } from './platform.ts'
import { presenceDrivers } from './presence.ts'
import { queryDrivers } from './queries.ts'
import { settingDrivers } from './settings.ts'
import { streamDrivers } from './streams.ts'

vi.mock('../../src/limits.ts', async (importOriginal) => {
  const original = await importOriginal<{ limits: typeof limits }>()
  const { smallLimits } = await import('./small-limits.ts')
  return { limits: { ...original.limits, ...smallLimits } }
})

/** Without a driver for a limit, this has a type error. */
const drivers: Drivers<keyof typeof limits> = {
  ...queryDrivers,
  ...documentDrivers,
  ...streamDrivers,
  ...presenceDrivers,
  ...fileDrivers,
  ...settingDrivers,
}

let test: TestLake
beforeAll(async () => {
  test = await openLimited()
})
afterAll(() => test.remove())

it.each(Object.entries(drivers))('%s', async (_name, [expected, exceed]) => {
  const given = await exceed(test)
  if (expected instanceof RegExp) expect(given).toMatch(expected)
  else expect(given).toEqual(expected)
})
