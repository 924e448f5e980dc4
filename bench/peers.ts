import { join } from 'node:path'
import { openLighthouse, type Result } from '../audit/open-lighthouse.ts'
import { installPackages } from '../audit/tools.ts'
import { buildDirectory } from '../server/build.ts'
import { filesOf } from '../tests/running/page-files.ts'
import { startSite } from '../tests/running/running-site.ts'
import { figuresOf, middleOf, type PageFigures, timeCells, timesHead } from './page-figures.ts'
import { peerSites, startPeer } from './peer-sites.ts'
import type { Runs, Section } from './section.ts'
import { type Served, serveStatic } from './serve-static.ts'
import { answerWith } from './static-files.ts'
import { warm } from './warm.ts'

const ownRuns = 5
/** How much later than the page without script ours may be drawn. */
const mostRatio = 1.1

interface Subject {
  name: string
  compression: string
  served: Served
  visits: Result[]
}

/** The home page beside the same page made by others, and beside itself without script. */
export async function peers({ runs = ownRuns }: Runs): Promise<Section> {
  installPackages()
  const subjects: Subject[] = []
  const add = (name: string, compression: string, served: Served) =>
    subjects.push({ name, compression, served, visits: [] })
  try {
    const site = await startSite({ LOG_LEVEL: 'silent' })
    add('this site', 'Brotli 11, its own', { url: site.url, stop: async () => void site.stop() })
    await warm(site.url, ['/'])
    const html = await (await fetch(site.url)).text()
    const { style } = await filesOf(html)
    const still = [answerWith('/', '.html', Buffer.from(withoutScript(html)))]
    const client = join(buildDirectory, 'client')
    add('the same without script', 'Brotli 11, nginx', await serveStatic(client, still))
    for (const peer of peerSites) {
      add(peer.name, peer.compression, await startPeer(peer, style))
    }
    await visitAll(subjects, runs)
    return tableOf(subjects, runs)
  } finally {
    for (const { served } of subjects) await served.stop()
  }
}

/** In turn, so that what else the machine does is shared by all. */
async function visitAll(subjects: readonly Subject[], runs: number): Promise<void> {
  const lighthouse = await openLighthouse()
  try {
    // Building took longer than a server holds a connection that says nothing.
    for (const { served } of subjects) await fetch(served.url, { headers: { connection: 'close' } })
    for (let round = 0; round < runs; round += 1) {
      for (const { name, served, visits } of subjects) {
        const visit = await lighthouse.measure(served.url, ['performance'])
        visits.push(visit)
        console.log(`  ${name}: ${timeCells(figuresOf(visit)).join(' ')}`)
      }
    }
  } finally {
    await lighthouse.close()
  }
}

/** Our page with all script taken out. What only describes the page, JSON-LD, stays. */
function withoutScript(html: string): string {
  return html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
}

function tableOf(subjects: readonly Subject[], runs: number): Section {
  const [own, still] = subjects.map(({ visits }) => middleOf(visits.map(figuresOf)))
  if (!own || !still) throw new Error('Nothing was measured')
  const rows = subjects.map(({ name, compression, visits }) => {
    const figures = middleOf(visits.map(figuresOf))
    return [
      name,
      ...weightCells(visits.at(-1)),
      String(figures.score),
      ...timeCells(figures),
      (figures.fcp / still.fcp).toFixed(2),
      (figures.lcp / still.lcp).toFixed(2),
      compression,
    ]
  })
  return {
    title: 'The home page beside its peers',
    note: `The same sections, copy, style sheet, fonts and pictures in each; Lighthouse on a phone, throttling simulated, median of ${runs} visits, taken in turn. KB of 1,000 bytes as they came over the wire in a whole visit, pictures and video too in "all"; a style sheet that is inlined counts as HTML. Ratios are to the page without script. Aim: a score of 100, both ratios at most ${mostRatio}, TBT 0, CLS 0, ahead of every peer.`,
    head: [
      ...['', 'HTML', 'JS', 'CSS', 'fonts', 'all', 'score', ...timesHead],
      ...['FCP ratio', 'LCP ratio', 'compressed'],
    ],
    rows,
    misses: [...missesOf(own, still), ...aheadOf(own, subjects.slice(2))],
  }
}

/** KB by kind, in the order of the table's head. */
function weightCells(visit: Result | undefined): string[] {
  const requests = (visit?.audits['network-requests']?.details?.items ?? []) as {
    resourceType?: string
    transferSize?: number
  }[]
  const of = (kind?: string) => {
    const some = requests.filter(({ resourceType }) => !kind || resourceType === kind)
    const bytes = some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
    return (bytes / 1000).toFixed(1)
  }
  return [of('Document'), of('Script'), of('Stylesheet'), of('Font'), of()]
}

function missesOf(own: PageFigures, still: PageFigures): string[] {
  const misses: string[] = []
  if (own.score < 100) misses.push(`The home page's performance score is ${own.score}, not 100.`)
  for (const name of ['fcp', 'lcp'] as const) {
    const ratio = own[name] / still[name]
    const says = `The home page's ${name.toUpperCase()} is ${ratio.toFixed(2)} times`
    if (ratio > mostRatio) misses.push(`${says} that of the page without script, not ${mostRatio}.`)
  }
  if (Math.round(own.tbt) > 0) misses.push(`The home page blocks for ${own.tbt.toFixed(0)} ms.`)
  if (own.cls >= 0.0005) misses.push(`The home page shifts by ${own.cls.toFixed(3)}.`)
  return misses
}

/** Where a peer is better; figures that are the same to the eye are no lead. */
function aheadOf(own: PageFigures, others: readonly Subject[]): string[] {
  return others.flatMap(({ name, visits }) => {
    const theirs = middleOf(visits.map(figuresOf))
    const better = [
      ...(theirs.score > own.score ? [`score ${theirs.score} to ${own.score}`] : []),
      ...(['fcp', 'lcp'] as const)
        .filter((figure) => theirs[figure].toFixed(2) < own[figure].toFixed(2))
        .map((figure) => {
          const [a, b] = [theirs[figure].toFixed(2), own[figure].toFixed(2)]
          return `${figure.toUpperCase()} ${a} s to ${b} s`
        }),
      ...(Math.round(theirs.tbt) < Math.round(own.tbt)
        ? [`TBT ${theirs.tbt.toFixed(0)} ms to ${own.tbt.toFixed(0)} ms`]
        : []),
    ]
    return better.length > 0 ? [`${name} is ahead of the home page: ${better.join(', ')}.`] : []
  })
}
