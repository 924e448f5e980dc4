import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { vitals, webVitalsHistograms } from './web-vitals.ts'

describe('web vitals', () => {
  it('are histograms in seconds by the kind of page', async () => {
    const registry = new Registry()
    const { record } = webVitalsHistograms(registry)
    record('post', { lcp: 2500, inp: 40, cls: 0.3, ttfb: 100 })
    record('post', { lcp: 2600 })
    const text = await registry.metrics()
    expect(text).toContain('site_web_vitals_lcp_seconds_bucket{le="2.5",page="post"} 1')
    expect(text).toContain('site_web_vitals_lcp_seconds_count{page="post"} 2')
    expect(text).toContain('site_web_vitals_inp_seconds_sum{page="post"} 0.04')
    expect(text).toContain('site_web_vitals_cls_bucket{le="0.25",page="post"} 0')
  })

  it('are summed up by rating and by page', async () => {
    const { record, summary } = webVitalsHistograms(new Registry())
    expect((await summary()).pages).toEqual([])
    for (const lcp of [1100, 1200, 1300, 1400]) record('home', { lcp })
    record('post', { lcp: 3000, cls: 0.05 })
    record('post', { lcp: 60_000 })
    const { ratings, pages } = await summary()
    expect(ratings.lcp).toEqual({ good: 4, needsImprovement: 1, poor: 1 })
    expect(ratings.cls).toEqual({ good: 1, needsImprovement: 0, poor: 0 })
    expect(pages).toEqual([
      // Within the bucket from 1 to 1.5.
      {
        page: 'home',
        loads: 4,
        p75: { lcp: 1.375, inp: undefined, cls: undefined, ttfb: undefined },
      },
      expect.objectContaining({ page: 'post', loads: 2 }),
    ])
    expect(pages[1]?.p75.lcp).toBe(Number.POSITIVE_INFINITY)
  })

  it('have the thresholds of their ratings among their buckets', () => {
    for (const { buckets, good, poor } of Object.values(vitals)) {
      expect(buckets).toContain(good)
      expect(buckets).toContain(poor)
    }
  })
})
