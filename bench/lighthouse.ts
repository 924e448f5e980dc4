import { startSite } from '../tests/fixtures/running-site.ts'
import { canonicalPages } from '../tests/fixtures/site-paths.ts'
import { median } from '../tests/fixtures/statistics.ts'
import { missesOf, openLighthouse, type Result } from '../tools/audit/open-lighthouse.ts'
import { installPackages } from '../tools/audit/tools.ts'
import { figuresOf, medianFigures, timeCells, timesHead } from './page-figures.ts'
import type { Runs, Section } from './section.ts'
import { warm } from './warm.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const HOME_RUNS = 5
/** Visits of a page whose first visit is not at 100 in all categories. */
const RETRY_RUNS = 3

/** Lighthouse on every page, on a phone. */
export async function lighthouse({ runs }: Runs): Promise<Section> {
  installPackages()
  const site = await startSite({ LOG_LEVEL: 'silent' })
  const opened = await openLighthouse()
  const pages: { path: string; visits: Result[] }[] = []
  try {
    await warm(site.url, canonicalPages)
    for (const path of canonicalPages) {
      const visits: Result[] = []
      const visit = async () => visits.push(await opened.measure(site.url + path, categories))
      const first = runs ?? (path === '/' ? HOME_RUNS : 1)
      while (visits.length < first) await visit()
      if (!scoresOf(visits).every((score) => score === 100)) {
        while (visits.length < (runs ?? RETRY_RUNS)) await visit()
      }
      pages.push({ path, visits })
      console.log(`  ${path}  ${scoresOf(visits).join('  ')}`)
    }
  } finally {
    await opened.close()
    await site.stop()
  }
  return {
    title: 'Lighthouse on every page',
    note: `${pages.length} pages on a phone with simulated throttling, Lighthouse's default, over HTTP/1.1 on loopback. Medians of ${runs ?? HOME_RUNS} visits to /, and ${runs ?? `1 to any other page, or ${RETRY_RUNS} if the first scores below 100 in a category`}. Target: 100 in every category on every page, CLS 0.`,
    head: ['', ...categories, ...timesHead],
    rows: [worstOf(pages.map(({ visits }) => visits))],
    misses: pages.flatMap(({ path, visits }) => missesIn(path, visits)),
  }
}

function scoresOf(visits: readonly Result[]): number[] {
  return categories.map((name) =>
    median(visits.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  )
}

/** The lowest score of each category, and the slowest time of each kind, on any page. */
function worstOf(pages: readonly (readonly Result[])[]): string[] {
  const scores = pages.map(scoresOf)
  const figures = pages.map((visits) => medianFigures(visits.map(figuresOf)))
  const slowest = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    Math.max(...figures.map((page) => page[name]))
  const times = timeCells({
    fcp: slowest('fcp'),
    lcp: slowest('lcp'),
    tbt: slowest('tbt'),
    cls: slowest('cls'),
  })
  return [
    'worst of any page',
    ...categories.map((_, index) => String(Math.min(...scores.map((page) => page[index] ?? 0)))),
    ...times,
  ]
}

function missesIn(path: string, visits: readonly Result[]): string[] {
  const { cls } = medianFigures(visits.map(figuresOf))
  const scores = scoresOf(visits)
  const [last] = visits.slice(-1)
  const below = categories.flatMap((name, index) => {
    const score = scores[index] ?? 0
    const why = last ? missesOf(last, name) : ''
    return score === 100 ? [] : [`${path}: ${name} ${score}${why ? `, for ${why}` : ''}.`]
  })
  return [...below, ...(cls >= 0.0005 ? [`${path}: layout shift ${cls.toFixed(3)}.`] : [])]
}
