import { median } from '../tests/fixtures/statistics.ts'
import type { Result } from '../tools/audit/open-lighthouse.ts'

/** Results of Lighthouse for a visit: a score of 100, seconds, milliseconds, a shift, milliseconds. */
export interface PageFigures {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Work of the main thread. */
  work: number
}

/** The speed of one visit. */
export function figuresOf({ categories, audits }: Result): PageFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    work: value('mainthread-work-breakdown'),
  }
}

/** The median of each figure over several visits. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures) => median(visits.map((visit) => visit[name]))
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    work: of('work'),
  }
}

export const timesHead = ['FCP s', 'LCP s', 'TBT ms', 'CLS'] as const

/** The cells below `timesHead`. */
export function timeCells({ fcp, lcp, tbt, cls }: Omit<PageFigures, 'score' | 'work'>): string[] {
  return [fcp.toFixed(2), lcp.toFixed(2), tbt.toFixed(0), cls.toFixed(3)]
}
