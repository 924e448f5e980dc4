import { mkdtempDisposable, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOnSocket } from '../../deploy/tests/proxies/site-on-socket.ts'
import { freePort } from '../fixtures/free-port.ts'
import { Findings } from './findings.ts'
import { startLoadBalancer } from './instances/load-balancer.ts'
import { allAreStored, buildManifest, rollAll } from './instances/roll-all.ts'
import { startInstances } from './instances/start-instances.ts'
import { sendVisitors, summary } from './instances/visitors.ts'
import { lostOf, type Made, makeData } from './releases/data.ts'
import { commitBeforeLastMigration, copyRelease, makeRelease } from './releases/make-release.ts'

const visitors = 4
const instances = 2
const REQUESTS_BETWEEN = 100

/** The folders of two releases. */
interface Releases {
  previous: string
  present: string
}

/**
 * Updates from the previous release to this one and rolls back, on the same data and under load: on one
 * machine, where the site keeps its socket, and with several instances on PostgreSQL.
 * @param args a commit to update from; by default the newest with fewer migrations
 * @returns the exit code: 1 when an expectation failed
 */
export async function runReleases(args: readonly string[]): Promise<number> {
  const [commit = await commitBeforeLastMigration()] = args
  console.log(`Installing and building ${commit}; this takes some minutes`)
  await using previous = await makeRelease(commit)
  await using present = await copyRelease()
  const releases = { previous: previous.path, present: present.path }
  const findings = new Findings()
  await onOneMachine(findings, releases)
  await onManyInstances(findings, releases)
  return findings.allHeld ? 0 : 1
}

async function onOneMachine(findings: Findings, releases: Releases): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'releases-'))
  const [port, proxyPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${proxyPort}`
  const settings = {
    SITE_URL: url,
    // nginx, and the client address that visitors put in front of it.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder.path, 'data'),
  }
  const current = join(folder.path, 'current')
  const pointTo = async (release: string) => {
    await rm(current, { force: true })
    await symlink(release, current)
  }
  await pointTo(releases.previous)
  await using site = await startOnSocket(port, settings, current)
  await using _nginx = await startLoadBalancer(proxyPort, [port])
  const made = new Map<string, Made>()
  const make = async (checkout: string, name: string) =>
    made.set(name, await makeData({ url, checkout, settings }, name))
  await make(releases.previous, 'previous')
  const steps: [string, string, string][] = [
    ['An update on one machine', releases.present, 'present'],
    ['A rollback', releases.previous, 'rolled-back'],
    ['The update once more', releases.present, 'updated-again'],
  ]
  for (const [part, checkout, name] of steps) {
    findings.part(part)
    const before = await buildManifest(url)
    await using load = sendVisitors(url, visitors)
    await load.requests(REQUESTS_BETWEEN)
    await pointTo(checkout)
    await site.restart()
    await load.requests(REQUESTS_BETWEEN)
    const results = await load.stop()
    findings.add('no request fails', results.failed.length === 0, summary(results))
    const after = await buildManifest(url)
    findings.add('the other release is served', after !== before, `${before} → ${after}`)
    await allAreStored(findings, settings, results.accepted)
    for (const [maker, data] of made) {
      const lost = await lostOf({ url, checkout, settings }, maker, data)
      const figures = lost.length === 0 ? `${data.documents.size} documents` : lost.join(', ')
      findings.add(`has all that was made on "${maker}"`, lost.length === 0, figures)
    }
    await make(checkout, name)
  }
}

async function onManyInstances(findings: Findings, releases: Releases): Promise<void> {
  await using all = await startInstances(instances, { checkout: releases.previous })
  findings.part(`${instances} instances on PostgreSQL are updated one after another`)
  await rollAll(findings, all, { checkout: releases.present, visitors })
  findings.part('And rolled back')
  await rollAll(findings, all, { checkout: releases.previous, visitors })
}
