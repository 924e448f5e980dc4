import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { startSite } from '../tests/fixtures/running-site.ts'
import { type Difference, meanDifference } from '../tests/fixtures/statistics.ts'
import { openLighthouse, type Result } from '../tools/audit/open-lighthouse.ts'
import { installPackages } from '../tools/audit/tools.ts'
import { fetchResponse } from './fetch-response.ts'
import { type SavedResponse, startFileServer } from './file-server.ts'
import { figuresOf, medianFigures, type PageFigures, timeCells, timesHead } from './page-figures.ts'
import type { Runs, Section } from './section.ts'
import { warm } from './warm.ts'

/** Blocking time varies by tens of milliseconds between visits, also without script. */
const DEFAULT_RUNS = 15
/** The target: at most this ratio of FCP and LCP to the page without script. */
const MAX_PAINT_RATIO = 1.1
/** The target: at most this much more total blocking time, beyond twice the standard error. */
const MAX_EXTRA_BLOCKING_MS = 10
/** The target: at most this ratio of main-thread work to the page without script. */
const MAX_WORK_RATIO = 2

/** One page of each kind. */
const paths = ['/', '/products/ai-chat', '/blogs', '/terms']

interface Pair {
  path: string
  own: Result[]
  withoutScript: Result[]
}

/**
 * Compares pages with and without script, visited by Lighthouse in turn, so that other load affects
 * both. Both are files of an nginx with the headers of the site, which serves the rest, and differ
 * only in the scripts of the HTML.
 * @returns times of both, their ratios, and the missed targets
 */
export async function withoutScript({ runs = DEFAULT_RUNS }: Runs): Promise<Section> {
  installPackages()
  const site = await startSite({ LOG_LEVEL: 'silent' })
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const [own, copy] = await Promise.all([
    startPages(site.url, join(folder, 'own'), (html) => html),
    startPages(site.url, join(folder, 'without-script'), removeScripts),
  ])
  const lighthouse = await openLighthouse()
  const pairs: Pair[] = paths.map((path) => ({ path, own: [], withoutScript: [] }))
  try {
    await warm(site.url, paths)
    for (let round = 0; round < runs; round += 1) {
      for (const { path, ...visits } of pairs) {
        visits.own.push(await lighthouse.measure(own.url + path, ['performance']))
        visits.withoutScript.push(await lighthouse.measure(copy.url + path, ['performance']))
      }
    }
  } finally {
    await lighthouse.close()
    await own.stop()
    await copy.stop()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return tableOf(pairs, runs)
}

/** Serves the compared pages as files, with their HTML changed. */
async function startPages(siteUrl: string, folder: string, change: (html: string) => string) {
  const pages = await Promise.all(paths.map((path) => savePage(siteUrl, path, change)))
  return startFileServer(pages, folder, siteUrl)
}

/** With its headers: Cross-Origin-Opener-Policy, for example, costs a page a new process. */
async function savePage(
  siteUrl: string,
  path: string,
  change: (html: string) => string,
): Promise<SavedResponse> {
  const response = await fetchResponse(siteUrl, path)
  const html = brotliDecompressSync(response.body).toString()
  return { ...response, body: brotliCompressSync(change(html)) }
}

/** All but JSON-LD. */
function removeScripts(html: string): string {
  return html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
}

function tableOf(pairs: readonly Pair[], runs: number): Section {
  const measured = pairs.map(({ path, ...visits }) => {
    const own = visits.own.map(figuresOf)
    const withoutScript = visits.withoutScript.map(figuresOf)
    const blocking = meanDifference(
      own.map(({ tbt }) => tbt),
      withoutScript.map(({ tbt }) => tbt),
    )
    return { path, own: medianFigures(own), withoutScript: medianFigures(withoutScript), blocking }
  })
  return {
    title: 'Pages with and without script',
    note: `Lighthouse on a phone with simulated throttling, medians of ${runs} alternating visits. Target: FCP and LCP at most ${MAX_PAINT_RATIO} times those of the page without script, total blocking time within ${MAX_EXTRA_BLOCKING_MS} ms of it (the mean of the pairs' differences, with its standard error), main-thread work at most ${MAX_WORK_RATIO} times as much.`,
    head: [
      'page',
      'script',
      'score',
      ...timesHead,
      'work ms',
      'FCP ratio',
      'LCP ratio',
      'TBT difference ms',
      'work ratio',
    ],
    rows: measured.flatMap(({ path, own, withoutScript, blocking }) => [
      [path, 'with', ...cells(own), ...comparison(own, withoutScript, blocking)],
      [path, 'without', ...cells(withoutScript), '', '', '', ''],
    ]),
    misses: measured.flatMap(missesOf),
  }
}

function cells(figures: PageFigures): string[] {
  return [String(figures.score), ...timeCells(figures), figures.work.toFixed(0)]
}

function comparison(
  own: PageFigures,
  withoutScript: PageFigures,
  { mean, standardError }: Difference,
): string[] {
  const ratio = (name: 'fcp' | 'lcp' | 'work') => (own[name] / withoutScript[name]).toFixed(2)
  const difference = `${mean.toFixed(0)} ± ${standardError.toFixed(0)}`
  return [ratio('fcp'), ratio('lcp'), difference, ratio('work')]
}

interface Comparison {
  path: string
  own: PageFigures
  withoutScript: PageFigures
  blocking: Difference
}

function missesOf({ path, own, withoutScript, blocking }: Comparison): string[] {
  const late = (['fcp', 'lcp'] as const)
    .filter((name) => own[name] / withoutScript[name] > MAX_PAINT_RATIO)
    .map((name) => `${path}: ${name.toUpperCase()} is more than ${MAX_PAINT_RATIO} times as late.`)
  const isBlocked = blocking.mean - 2 * blocking.standardError > MAX_EXTRA_BLOCKING_MS
  const work = own.work / withoutScript.work
  return [
    ...late,
    ...(isBlocked ? [`${path}: script blocks for ${blocking.mean.toFixed(0)} ms more.`] : []),
    ...(work > MAX_WORK_RATIO ? [`${path}: ${work.toFixed(1)} times the main-thread work.`] : []),
  ]
}
