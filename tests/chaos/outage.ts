import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Fault, queryFaults } from '#content/test/faulty-platform.ts'
import { median } from '../fixtures/statistics.ts'
import { Findings } from './findings.ts'
import { datesCome, eventsFail } from './outage/changes.ts'
import {
  edit,
  editedPage,
  type Fixture,
  openFixture,
  seconds,
  shownAfter,
} from './outage/fixture.ts'
import { repeatedKills, startsWithout } from './outage/restarts.ts'
import { sendVisitors, timesOf } from './outage/visitors.ts'

const visitors = 20

/**
 * A faulty content platform, under a running site with 20 visitors and at a start: no cached page may
 * fail, and the site must recover.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runOutage(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '15' },
      kills: { type: 'string', default: '10' },
    },
  })
  const findings = new Findings()
  await onRunningSite(findings, Number(values.seconds))
  await repeatedKills(findings, Number(values.kills))
  await startsWithout(findings)
  return findings.allHeld ? 0 : 1
}

async function onRunningSite(findings: Findings, long: number): Promise<void> {
  await using fixture = await openFixture()
  findings.part('A platform that is well')
  await editsShow(findings, fixture)
  for (const fault of queryFaults) await faultLasts(findings, fixture, fault, long)
  await connectionsRefused(findings, fixture, long)
  await eventsFail(findings, fixture)
  await datesCome(findings, fixture)
}

async function editsShow(
  findings: Findings,
  { editor, site }: Pick<Fixture, 'editor' | 'site'>,
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const title = await edit(editor)
    times.push((await shownAfter(site.url + editedPage, title, 30_000)) ?? Number.POSITIVE_INFINITY)
  }
  // The median, because a busy machine delays some.
  const figures = `${seconds(median(times))} in the median, ${seconds(Math.max(...times))} at most`
  findings.add('20 edits show within two seconds', median(times) < 2_000, figures)
}

async function faultLasts(findings: Findings, fixture: Fixture, fault: Fault, long: number) {
  findings.part(`A platform whose responses are: ${fault}`)
  fixture.platform.setFault(fault)
  await underOutage(findings, fixture, long, async () => fixture.platform.setFault('none'))
}

async function connectionsRefused(findings: Findings, fixture: Fixture, long: number) {
  findings.part('A platform that refuses connections')
  await fixture.platform.stop()
  await underOutage(findings, fixture, long, () => fixture.platform.start())
}

/** Runs a fault while visitors read and an editor edits. */
async function underOutage(
  findings: Findings,
  { editor, site, documents }: Fixture,
  long: number,
  end: () => Promise<void>,
): Promise<void> {
  await using reading = sendVisitors(site.url, visitors, documents)
  for (let second = 0; second < long; second += 5) {
    await edit(editor)
    await after(5_000)
  }
  const visits = await reading.stop()
  const { failed, read } = visits
  const figures = `${read} pages read, ${failed.length} failed, ${timesOf(visits)}`
  findings.add(
    'no page fails',
    failed.length === 0 && read > 0,
    [figures, ...failed.slice(0, 3)].join('; '),
  )
  const title = await edit(editor)
  await end()
  const back = await shownAfter(site.url + editedPage, title, 30_000)
  findings.add(
    'it recovers by itself',
    back !== undefined,
    `the last edit shows after ${seconds(back)}`,
  )
  await editsShow(findings, { editor, site })
}
