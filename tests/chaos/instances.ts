import { contentWriter } from '../fixtures/content-writer.ts'
import { median } from '../fixtures/statistics.ts'
import { Findings } from './findings.ts'
import { makeNextBuild } from './instances/next-build.ts'
import { rollAll } from './instances/roll-all.ts'
import { type Instances, startInstances } from './instances/start-instances.ts'
import { sendVisitors, summary } from './instances/visitors.ts'
import { edit, editedPage, seconds, shownAfter } from './outage/fixture.ts'
import { joinWaitlist } from './waitlist.ts'

const count = 3
const visitors = 6
const edits = 5
/** A published edit shows on all instances within this time. */
const MAX_EDIT_DELAY_MS = 2_000
const REQUESTS_BETWEEN = 500

/**
 * Three instances on one PostgreSQL behind nginx: what they share, and what visitors notice when one is
 * killed and when all are updated to another build.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runInstances(): Promise<number> {
  const findings = new Findings()
  console.log('Making another build to roll to')
  await using next = await makeNextBuild()
  await using instances = await startInstances(count)
  findings.part(`What ${count} instances share`)
  await limitsAreShared(findings, instances.url)
  await changesReachAll(findings, instances)
  findings.part(`One of ${count} is killed under load, and comes back`)
  await killOne(findings, instances)
  findings.part('All are rolled to another build under load')
  await rollAll(findings, instances, { checkout: next.path, visitors })
  return findings.allHeld ? 0 : 1
}

async function limitsAreShared(findings: Findings, url: string): Promise<void> {
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    statuses.push(await joinWaitlist(url, `shared${number}@example.org`))
  }
  const held = statuses.every((status, index) => status === (index < 10 ? 202 : 429))
  findings.add(
    'ten posts from one IP address are accepted, whichever instance gets them',
    held,
    statuses.join(' '),
  )
}

async function changesReachAll(
  findings: Findings,
  { origins, contentDir }: Instances,
): Promise<void> {
  const editor = await contentWriter(contentDir)
  const slowest: number[] = []
  for (let round = 0; round < edits; round += 1) {
    const title = await edit(editor)
    const times = await Promise.all(
      origins.map((origin) => shownAfter(origin + editedPage, title, 30_000)),
    )
    slowest.push(Math.max(...times.map((time) => time ?? Number.POSITIVE_INFINITY)))
  }
  const figures = `the last of them after ${slowest.map(seconds).join(', ')}`
  findings.add('a published edit shows on all', median(slowest) < MAX_EDIT_DELAY_MS, figures)
}

async function killOne(findings: Findings, { url, sites, start }: Instances): Promise<void> {
  await using load = sendVisitors(url, visitors)
  await load.requests(REQUESTS_BETWEEN)
  await sites[0]?.stop('SIGKILL')
  await load.requests(REQUESTS_BETWEEN)
  await start(0)
  await load.requests(REQUESTS_BETWEEN)
  const results = await load.stop()
  findings.add('no visitor notices', results.failed.length === 0, summary(results))
}
