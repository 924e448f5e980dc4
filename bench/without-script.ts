import { join } from 'node:path'
import { buildDirectory } from '#server/start/build.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { openLighthouse, type Result } from '../tools/audit/open-lighthouse.ts'
import { installPackages } from '../tools/audit/tools.ts'
import { figuresOf, middleOf, type PageFigures, timeCells, timesHead } from './page-figures.ts'
import type { Runs, Section } from './section.ts'
import { serveStatic } from './serve-static.ts'
import { answerWith } from './static-files.ts'
import { warm } from './warm.ts'

const DEFAULT_RUNS = 5
/** The aim: at most this ratio of FCP and LCP to the page without script. */
const MAX_PAINT_RATIO = 1.1
/** The aim: at most this much more total blocking time. */
const MAX_EXTRA_BLOCKING_MS = 10
/** The aim: at most this ratio of main-thread work to the page without script. */
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
 * both.
 * @returns times of both, their ratios, and the missed aims
 */
export async function withoutScript({ runs = DEFAULT_RUNS }: Runs): Promise<Section> {
  installPackages()
  const site = await startSite({ LOG_LEVEL: 'silent' })
  const pages = await Promise.all(paths.map((path) => stripped(site.url, path)))
  const copy = await serveStatic(join(buildDirectory, 'client'), pages)
  const lighthouse = await openLighthouse()
  const pairs: Pair[] = paths.map((path) => ({ path, own: [], withoutScript: [] }))
  try {
    await warm(site.url, paths)
    for (let round = 0; round < runs; round += 1) {
      for (const { path, own, withoutScript } of pairs) {
        own.push(await lighthouse.measure(site.url + path, ['performance']))
        withoutScript.push(await lighthouse.measure(copy.url + path, ['performance']))
      }
    }
  } finally {
    await lighthouse.close()
    await copy.stop()
    await site.stop()
  }
  return tableOf(pairs, runs)
}

/** A page without its scripts. JSON-LD stays. */
async function stripped(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path)).text()
  const script = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g
  return answerWith(path, '.html', Buffer.from(html.replace(script, '')))
}

function tableOf(pairs: readonly Pair[], runs: number): Section {
  const measured = pairs.map(({ path, own, withoutScript }) => ({
    path,
    own: middleOf(own.map(figuresOf)),
    withoutScript: middleOf(withoutScript.map(figuresOf)),
  }))
  return {
    title: 'Pages beside themselves without script',
    note: `Lighthouse on a phone with simulated throttling, medians of ${runs} alternating visits. Target: FCP and LCP at most ${MAX_PAINT_RATIO} times those of the page without script, total blocking time within ${MAX_EXTRA_BLOCKING_MS} ms of it, main-thread work at most ${MAX_WORK_RATIO} times as much.`,
    head: [
      'page',
      'script',
      'score',
      ...timesHead,
      'work ms',
      'FCP ratio',
      'LCP ratio',
      'work ratio',
    ],
    rows: measured.flatMap(({ path, own, withoutScript }) => [
      [path, 'with', ...cells(own), ...ratios(own, withoutScript)],
      [path, 'without', ...cells(withoutScript), '', '', ''],
    ]),
    misses: measured.flatMap(({ path, own, withoutScript }) => missesOf(path, own, withoutScript)),
  }
}

function cells(figures: PageFigures): string[] {
  return [String(figures.score), ...timeCells(figures), figures.work.toFixed(0)]
}

function ratios(own: PageFigures, withoutScript: PageFigures): string[] {
  return (['fcp', 'lcp', 'work'] as const).map((name) =>
    (own[name] / withoutScript[name]).toFixed(2),
  )
}

function missesOf(path: string, own: PageFigures, withoutScript: PageFigures): string[] {
  const late = (['fcp', 'lcp'] as const)
    .filter((name) => own[name] / withoutScript[name] > MAX_PAINT_RATIO)
    .map((name) => `${path}: ${name.toUpperCase()} is more than ${MAX_PAINT_RATIO} times as late.`)
  const blocking = own.tbt - withoutScript.tbt
  const work = own.work / withoutScript.work
  return [
    ...late,
    ...(blocking > MAX_EXTRA_BLOCKING_MS
      ? [`${path}: script blocks for ${blocking.toFixed(0)} ms more.`]
      : []),
    ...(work > MAX_WORK_RATIO ? [`${path}: ${work.toFixed(1)} times the main-thread work.`] : []),
  ]
}
