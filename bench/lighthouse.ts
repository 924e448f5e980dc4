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
  const rows: string[][] = []
  const misses: string[] = []
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
      rows.push(rowOf(path, visits))
      misses.push(...missesIn(path, visits))
      console.log(`  ${rows.at(-1)?.join('  ')}`)
    }
  } finally {
    await opened.close()
    await site.stop()
  }
  return {
    title: 'Lighthouse on every page',
    note: `A phone with simulated throttling, as is Lighthouse's default; production build over HTTP/1.1 on loopback. Medians of the visits: / has ${runs ?? HOME_RUNS}, any other page ${runs ?? `one, or ${RETRY_RUNS} if the first isn't at 100 throughout`}. Target: 100 in every category on every page, TBT 0, CLS 0.`,
    head: ['page', 'performance', 'accessibility', 'practices', 'SEO', ...timesHead, 'visits'],
    rows,
    misses,
  }
}

function scoresOf(visits: readonly Result[]): number[] {
  return categories.map((name) =>
    median(visits.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  )
}

function rowOf(path: string, visits: readonly Result[]): string[] {
  const times = timeCells(medianFigures(visits.map(figuresOf)))
  return [path, ...scoresOf(visits).map(String), ...times, String(visits.length)]
}

function missesIn(path: string, visits: readonly Result[]): string[] {
  const { tbt, cls } = medianFigures(visits.map(figuresOf))
  const scores = scoresOf(visits)
  const [last] = visits.slice(-1)
  const below = categories.flatMap((name, index) => {
    const score = scores[index] ?? 0
    const why = last ? missesOf(last, name) : ''
    return score === 100 ? [] : [`${path}: ${name} ${score}${why ? `, for ${why}` : ''}.`]
  })
  return [
    ...below,
    ...(Math.round(tbt) > 0 ? [`${path}: total blocking time ${tbt.toFixed(0)} ms.`] : []),
    ...(cls >= 0.0005 ? [`${path}: layout shift ${cls.toFixed(3)}.`] : []),
  ]
}
