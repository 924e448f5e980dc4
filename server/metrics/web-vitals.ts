import { Histogram, type Registry } from 'prom-client'
import { type PageKind, pageKinds } from '#copy/pages/kinds.ts'

/** The web vitals that are measured, in the order in which they are shown. */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type VitalName = (typeof vitalNames)[number]

/** Times of one page load in milliseconds; layout shift has no unit. */
export type WebVitals = { [name in VitalName]?: number | undefined }

interface Vital {
  metric: string
  help: string
  /** Divides reported values, because histograms of times are in seconds. */
  divisor: number
  /** Values are good up to `good`, and poor above `poor` (https://web.dev/articles/vitals). Both are buckets. */
  good: number
  poor: number
  buckets: number[]
}

/** The histogram and the thresholds of each web vital. */
export const vitals = {
  lcp: {
    metric: 'site_web_vitals_lcp_seconds',
    help: 'Largest Contentful Paint of page loads, by kind of page',
    divisor: 1000,
    good: 2.5,
    poor: 4,
    buckets: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  inp: {
    metric: 'site_web_vitals_inp_seconds',
    help: 'Interaction to Next Paint of page loads, by kind of page',
    divisor: 1000,
    good: 0.2,
    poor: 0.5,
    buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  cls: {
    metric: 'site_web_vitals_cls',
    help: 'Cumulative Layout Shift of page loads, by kind of page',
    divisor: 1,
    good: 0.1,
    poor: 0.25,
    buckets: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  ttfb: {
    metric: 'site_web_vitals_ttfb_seconds',
    help: 'Time to First Byte of page loads, by kind of page',
    divisor: 1000,
    good: 0.8,
    poor: 1.8,
    buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 5],
  },
} as const satisfies Record<VitalName, Vital>

/** The web vitals that this process has received since it started. */
export interface WebVitalsSummary {
  /** Page loads by rating, of all kinds of pages. */
  ratings: Record<VitalName, { good: number; needsImprovement: number; poor: number }>
  /** Kinds of pages with page loads. `p75` is the 75th percentile; `Infinity` above the last bucket. */
  pages: { page: PageKind; loads: number; p75: Record<VitalName, number | undefined> }[]
}

/** The histograms of web vitals in a registry. */
export function webVitalsHistograms(registry: Registry) {
  const histograms = vitalNames.map((name) => {
    const { metric, help, buckets } = vitals[name]
    const histogram = new Histogram<'page' | 'le'>({
      name: metric,
      help,
      labelNames: ['page'],
      buckets: [...buckets],
      registers: [registry],
    })
    return [name, histogram] as const
  })
  return {
    /** Adds the values of one page load. */
    record(page: PageKind, values: WebVitals): void {
      for (const [name, histogram] of histograms) {
        const value = values[name]
        if (value !== undefined) histogram.labels(page).observe(value / vitals[name].divisor)
      }
    },
    /** Ratings and percentiles of all values so far. */
    async summary(): Promise<WebVitalsSummary> {
      const counts = new Map<string, number>()
      for (const [name, histogram] of histograms) {
        for (const { labels, value } of (await histogram.get()).values) {
          if (labels.le !== undefined) counts.set(`${name} ${labels.page} ${labels.le}`, value)
        }
      }
      return summaryOf((name, page, le) => counts.get(`${name} ${page} ${le}`) ?? 0)
    },
  }
}

/** How many values of a page's histogram are at most `le`: its cumulative buckets. */
type CountAtMost = (name: VitalName, page: PageKind, le: number | '+Inf') => number

function summaryOf(countAtMost: CountAtMost): WebVitalsSummary {
  const kinds = Object.keys(pageKinds) as PageKind[]
  const sum = (name: VitalName, le: number | '+Inf') =>
    kinds.reduce((total, page) => total + countAtMost(name, page, le), 0)
  const ratingOf = (name: VitalName) => {
    const { good, poor } = vitals[name]
    return {
      good: sum(name, good),
      needsImprovement: sum(name, poor) - sum(name, good),
      poor: sum(name, '+Inf') - sum(name, poor),
    }
  }
  const p75 = (name: VitalName, page: PageKind) =>
    quantile(0.75, countAtMost(name, page, '+Inf'), [0, ...vitals[name].buckets], (le) =>
      countAtMost(name, page, le),
    )
  const byName = <T>(of: (name: VitalName) => T): Record<VitalName, T> => ({
    lcp: of('lcp'),
    inp: of('inp'),
    cls: of('cls'),
    ttfb: of('ttfb'),
  })
  return {
    ratings: byName(ratingOf),
    pages: kinds.flatMap((page) => {
      const loads = Math.max(...vitalNames.map((name) => countAtMost(name, page, '+Inf')))
      return loads > 0 ? [{ page, loads, p75: byName((name) => p75(name, page)) }] : []
    }),
  }
}

/** A quantile by linear interpolation within its bucket, like Prometheus's `histogram_quantile`; undefined without values. */
function quantile(
  share: number,
  total: number,
  bounds: readonly number[],
  countAtMost: (le: number) => number,
): number | undefined {
  if (total === 0) return undefined
  const rank = share * total
  const upper = bounds.findIndex((le, i) => i > 0 && countAtMost(le) >= rank)
  const [below = 0, le] = [bounds[upper - 1], bounds[upper]]
  if (le === undefined) return Number.POSITIVE_INFINITY
  const before = countAtMost(below)
  return below + ((le - below) * (rank - before)) / (countAtMost(le) - before)
}
