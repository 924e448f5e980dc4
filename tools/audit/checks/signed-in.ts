import { setTimeout as pause } from 'node:timers/promises'
import { apiVersion } from '#content/index.ts'
import { openPeople, type RoleWith } from '#leads/index.ts'
import { contentPlatformOf, startSite } from '../../../tests/fixtures/running-site.ts'
import { processTree } from '../attacks/resident-memory.ts'
import { type SignedInAttack, signedInAttacks } from '../attacks/signed-in-attacks.ts'
import { startVisitor, VISITED_PATHS } from '../attacks/visitor.ts'
import type { Row } from '../table.ts'
import { inWords, MAX_PAGE_LATENCY_MS, MAX_PEAK_MB, SETTLE_MS, tryEach } from './attacks.ts'

const BASELINE_MS = 3_000
const ATTACK_MS = 15_000

/**
 * Runs each attack of someone who is signed in to the editor against a new site, while a visitor opens pages
 * and another client reads from the content platform.
 */
export function trySignedIn(): Promise<Row[]> {
  return tryEach('Signed in', signedInAttacks, tryAttack)
}

async function tryAttack(attack: SignedInAttack): Promise<Omit<Row, 'check'>> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    for (const path of [...VISITED_PATHS, ...VISITED_PATHS]) {
      await (await fetch(site.url + path)).arrayBuffer()
    }
    const platform = await contentPlatformOf(site.dataDir)
    const api = `${platform.url}/v${apiVersion}`
    const authorization = `Bearer ${await tokenOf(attack.role, site.dataDir)}`
    await pause(SETTLE_MS)
    const reads = [`/v${apiVersion}/data/doc/${platform.dataset}/settings`]
    /** Opens pages, and reads from the platform, until some work has ended. Returns the worst waits in ms. */
    const worstWaits = async (work: () => Promise<unknown>) => {
      const stops = [startVisitor(site.url), startVisitor(platform.url, reads)]
      await work()
      const visits = await Promise.all(stops.map((stop) => stop()))
      const failed = visits.reduce((sum, visit) => sum + visit.failed, 0)
      return { worst: visits.map(({ latencies }) => Math.round(Math.max(...latencies))), failed }
    }
    const before = await worstWaits(() => pause(BASELINE_MS))
    const processes = await processTree(site.pid)
    for (const { forgetPeak } of processes) await forgetPeak()
    const signal = AbortSignal.timeout(ATTACK_MS)
    let words = ''
    const under = await worstWaits(async () => {
      const target = { api, dataset: platform.dataset, headers: { authorization }, signal }
      words = inWords(await attack.run(target))
    })
    // A query that needs too much memory ends its process, but never the platform, which the site has started.
    const after = await processTree(site.pid)
    const isSamePlatform = processes[1]?.pid === after[1]?.pid
    const peaks = await Promise.all(after.map(({ memory }) => memory().then((m) => m.peak)))
    const [page = 0, read = 0] = under.worst
    const [pageBefore = 0, readBefore = 0] = before.worst
    return {
      measured: `page ${page} ms (${pageBefore} ms before), another editor ${read} ms (${readBefore} ms before), ${under.failed} failed; ${peaks.join(' and ')} MB; ${isSamePlatform ? '' : 'the content platform ended; '}${words}`,
      wanted: `page ${MAX_PAGE_LATENCY_MS} ms, none failed; ${MAX_PEAK_MB} MB each`,
      isMet:
        page <= MAX_PAGE_LATENCY_MS &&
        under.failed === 0 &&
        isSamePlatform &&
        peaks.every((peak) => peak <= MAX_PEAK_MB),
      notes: [],
    }
  } finally {
    await site.stop('SIGKILL')
  }
}

/** The API token of a new editor with a role. */
async function tokenOf(role: RoleWith<'studio'>, dataDir: string): Promise<string> {
  const people = openPeople({ dataDir })
  try {
    const person = { name: 'Mallory', password: 'correct horse battery' }
    await people.add({ ...person, role })
    const signedIn = await people.signIn({ ...person, permission: 'studio', address: '192.0.2.1' })
    if (signedIn.state !== 'open') throw new Error(`Sign-in: ${signedIn.state}`)
    return (await people.redeem(signedIn.signInId)) ?? ''
  } finally {
    await people.close()
  }
}
