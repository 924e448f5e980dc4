import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { officeTimeZone } from '#copy/forms/contact.ts'
import { HOURS_BEHIND_EASTERN } from './office.ts'

it('converts the office hours to the time at its address, at every hour of the year', () => {
  const start = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${officeTimeZone}]`)
  for (let day = 0; day < 365; day += 1) {
    for (let hour = 6; hour < 24; hour += 1) {
      const eastern = start.add({ days: day }).with({ hour })
      const local = eastern.withTimeZone('America/Los_Angeles')
      expect(local.hour).toBe(hour - HOURS_BEHIND_EASTERN)
    }
  }
})
