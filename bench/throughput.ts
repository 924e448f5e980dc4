import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDirectory } from '#server/start/build.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { median } from '../tests/fixtures/statistics.ts'
import { startBareNode } from './bare-node.ts'
import { fetchResponse } from './fetch-response.ts'
import type { SavedResponse } from './file-server.ts'
import { type Load, loadGenerator, onFirstCore } from './load.ts'
import type { Runs, Section } from './section.ts'

const DEFAULT_ROUNDS = 3
/** The target: this share of bare Node's rate. */
const MIN_RATIO = 0.7
const ROUND_SECONDS = 4

/**
 * Compares the site with a bare Node server that sends prepared responses: one process and one core each, the
 * same flags, headers, and bodies.
 */
export async function throughput({ runs = DEFAULT_ROUNDS }: Runs): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const script = await entryScript()
    const paths = ['/', '/blogs', script]
    const responses = await Promise.all(paths.map((path) => saved(site.url, path)))
    const bare = await startBareNode(responses, folder)
    const generate = await loadGenerator(join(folder, 'wrk'))
    await Promise.all([site.pid, bare.pid].map(onFirstCore))
    const rows: string[][] = []
    const misses: string[] = []
    const targets = [
      ...paths.map((path) => ({
        name: path === script ? '/assets/entry.client-….js' : path,
        path,
        again: false,
      })),
      { name: '/ again (304)', path: '/', again: true },
    ]
    for (const { name, path, again } of targets) {
      const options = { path, again, runs }
      const [ours, limit] = await sideBySide(generate, [site.url, bare.url], options)
      const ratio = ours.requestsPerSecond / limit.requestsPerSecond
      rows.push([name, ...cells(ours), ...cells(limit), ratio.toFixed(2)])
      if (ratio < MIN_RATIO) {
        misses.push(
          `${name}: ${ratio.toFixed(2)} of bare Node's requests per second, not ${MIN_RATIO}.`,
        )
      }
    }
    await bare.stop()
    return {
      title: 'Requests per second on one core, compared with bare Node',
      note: `Requests per second, and latency in milliseconds (median and 99th percentile). 32 connections, ${ROUND_SECONDS} s, median of ${runs} alternating rounds; the server has one core, wrk the other. Bare Node is node:http sending prepared headers and bodies without any logic, which is the limit for a server built on it. Target: a ratio of ${MIN_RATIO}.`,
      head: ['', 'this site', 'p50', 'p99', 'bare Node', 'p50', 'p99', 'ratio'],
      rows,
      misses,
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sideBySide(
  generate: Awaited<ReturnType<typeof loadGenerator>>,
  sites: readonly [string, string],
  { path, again, runs }: { path: string; again: boolean; runs: number },
): Promise<[Load, Load]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let round = 0; round < runs; round += 1) {
    for (const [index, site] of sites.entries()) {
      const headers = ['Accept-Encoding: br']
      if (again) headers.push(`If-None-Match: ${(await fetchResponse(site, path)).etag}`)
      const load = await generate(site + path, ROUND_SECONDS, headers)
      if (load.failures > 0) throw new Error(`${load.failures} requests failed on ${site}${path}`)
      loads[index]?.push(load)
    }
  }
  return [medianLoad(loads[0]), medianLoad(loads[1])]
}

function medianLoad(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick))
  return {
    requestsPerSecond: of((load) => load.requestsPerSecond),
    p50: of((load) => load.p50),
    p99: of((load) => load.p99),
    failures: 0,
  }
}

function cells(load: Load): string[] {
  return [rate(load), load.p50.toFixed(2), load.p99.toFixed(2)]
}

function rate({ requestsPerSecond }: Load): string {
  return Math.round(requestsPerSecond).toLocaleString('en')
}

/** The path of the script that every page loads. */
async function entryScript(): Promise<string> {
  const files = await readdir(join(buildDirectory, 'client', 'assets'))
  const file = files.find((name) => /^entry\.client-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no entry script')
  return `/assets/${file}`
}

/** A response as a browser gets it. Requested twice, so that it is cached and fully compressed. */
async function saved(site: string, path: string): Promise<SavedResponse> {
  await fetchResponse(site, path)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return fetchResponse(site, path)
}
