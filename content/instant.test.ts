import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOf } from './instant.ts'
import { contentOf, idsOf, job, post } from './test/content-of.ts'

/** Dates as the editor and imports write them, of the last and next days above all, and other values. */
const anyDate = fc.oneof(
  fc.constantFrom(
    ...['', 'soon', '2026-02-30', '2026-13-01', '2026-01-05T10:00', '2026-01-05 10:00:00Z'],
    ...['05.01.2026', 'January 5, 2026', '2026-01-05T10:00:00+0200', '20260105', null, 5, {}],
  ),
  fc
    .tuple(fc.integer({ min: -72, max: 72 }), fc.integer({ min: -14, max: 14 }), fc.nat(3))
    .map(([hours, offset, form]) => {
      // A quarter of an hour away, so that no date comes while the test runs.
      const time = Date.now() + hours * 36e5 + 9e5
      const sign = offset < 0 ? '-' : '+'
      const zone = `${sign}${String(Math.abs(offset)).padStart(2, '0')}:00`
      const local = new Date(time + offset * 36e5).toISOString()
      return [local.slice(0, 10), local.replace('Z', zone), `${local.slice(0, 19)}${zone}`][
        form % 3
      ]
    }),
)

it('a post or job with a date in any form is in all places or in none', async () => {
  const dates = fc.sample(anyDate, 45)
  const { content } = await contentOf([
    ...dates.map((date, n) => post(n, { date })),
    ...dates.map((postedAt, n) => ({ ...job, _id: `j${n}`, postedAt })),
  ])
  const isPast = (date: unknown) => (instantOf(date) ?? Number.POSITIVE_INFINITY) <= Date.now()
  const past = dates.flatMap((date, n) => (isPast(date) ? [n] : []))
  const expectPast = (ids: unknown[], prefix: string) =>
    expect(ids.toSorted(), JSON.stringify(dates)).toEqual(past.map((n) => prefix + n).toSorted())
  const pages = [1, 2, 3, 4, 5, 6, 7, 8]
  for (const q of ['', 'post']) {
    const lists = await Promise.all(pages.map((page) => idsOf(content, { q, page })))
    expectPast(lists.flat(), 'p')
  }
  for (const read of [
    await content.latestPosts(),
    await content.latestSummaries(),
    await content.sitemapPosts(1),
  ]) {
    expectPast(read.state === 'found' ? read.value.map(({ id }) => id) : [], 'p')
  }
  const jobs = await content.jobs()
  expectPast(jobs.state === 'found' ? jobs.value.map(({ id }) => id) : [], 'j')
  for (const [n, date] of dates.entries()) {
    const state = isPast(date) ? 'found' : 'missing'
    expect(await content.post(`p${n}`), String(date)).toMatchObject({ state })
    expect(await content.job(`j${n}`), String(date)).toMatchObject({ state })
  }
})
