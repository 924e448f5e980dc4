import { expect, it } from 'vitest'
import { lastModified, postDates } from './post-dates.ts'

const date = '2026-10-05T08:00:00.000Z'

it.each([
  ['2026-10-06T09:30:00+02:00', '2026-10-06T07:30:00.000Z'],
  // Before the post appeared there is nothing to revise.
  ['2026-10-04T00:00:00Z', undefined],
  [date, undefined],
  ['soon', undefined],
  [null, undefined],
  [undefined, undefined],
])('a revision at %j counts as %j', (revisedAt, revised) => {
  const dates = postDates(date, revisedAt)
  expect(dates).toEqual({ date, ...(revised ? { revised } : {}) })
  expect(lastModified(dates)).toBe(revised ?? date)
})
