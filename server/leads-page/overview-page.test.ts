import { expect, it } from 'vitest'
import { overviewPage } from './overview-page.ts'

it('writes large numbers with separators', async () => {
  const start = new Date(0)
  const counts = [{ name: 'one', count: 1234 }]
  const rating = { good: 1234, needsImprovement: 1234, poor: 1234 }
  const html = await overviewPage({
    overview: {
      since: start,
      total: 1234,
      weeks: [{ start, kinds: { contact: 1234 } }],
      pages: counts,
      campaigns: counts,
      referrers: counts,
      answers: { classes: [{ label: 'under 1 hour', count: 1234 }], unanswered: 1234, medianMs: 1 },
      isFlooded: false,
      undelivered: [{ kind: 'notification', waiting: 1234, failed: 1234, oldestWaiting: start }],
      newsletter: {
        confirmed: 1234,
        weeks: [{ start, confirmed: 1234, unsubscribed: 1234, total: 1234 }],
      },
    },
    speed: {
      ratings: { lcp: rating, inp: rating, cls: rating, ttfb: rating },
      pages: [{ page: 'home', loads: 1234, p75: { lcp: 1, inp: 1, cls: 1, ttfb: 1 } }],
    },
    period: 12,
    viewer: {
      id: 'p1',
      name: 'Sally',
      role: 'sales',
      token: '',
      timeZone: 'UTC',
      hasStudio: false,
    },
  })
  expect(String(html).match(/1,234/g)?.length).toBeGreaterThan(20)
  expect(String(html)).not.toContain('1234')
})
