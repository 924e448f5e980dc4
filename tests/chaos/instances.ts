import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { contentWriter } from '../fixtures/content-writer.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { type ServerProcess, startContentPlatform, startSite } from '../fixtures/running-site.ts'
import { Findings } from './findings.ts'
import { makeNextBuild } from './instances/next-build.ts'
import { startNginx } from './instances/nginx.ts'
import { rollAll } from './instances/roll-all.ts'
import { sendVisitors, summary } from './instances/visitors.ts'
import { edit, editedPage, seconds, shownAfter } from './outage/fixture.ts'

const instances = 3
const visitors = 6
const promised = 2_000

/**
 * Three instances on one PostgreSQL behind nginx: what they share, and what visitors notice when one is
 * killed and when all are updated to another build.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runInstances(): Promise<number> {
  const findings = new Findings()
  console.log('Making another build to roll to')
  const next = await makeNextBuild()
  const folder = await mkdtemp(join(tmpdir(), 'instances-'))
  const postgres = await startPostgres()
  const real = await startContentPlatform({
    DATA_DIR: join(folder, 'content'),
    LOG_LEVEL: 'silent',
  })
  const proxyPort = await freePort()
  const settings = {
    SITE_URL: `http://127.0.0.1:${proxyPort}`,
    DATABASE_URL: await postgres.database(),
    SANITY_API_HOST: real.url,
    // nginx, and the client address that visitors put in front of it.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
  }
  const ports = await Promise.all(Array.from({ length: instances }, freePort))
  const start = (index: number, checkout?: string) =>
    startSite(
      { ...settings, PORT: String(ports[index]), DATA_DIR: join(folder, `site-${index}`) },
      checkout ? { checkout } : {},
    )
  const sites: ServerProcess[] = []
  for (const index of ports.keys()) sites.push(await start(index))
  const nginx = await startNginx(proxyPort, ports)
  const direct = ports.map((port) => `http://127.0.0.1:${port}`)
  try {
    await limitsAreShared(findings, nginx.url)
    await changesReachAll(findings, direct, real.dataDir)
    await killOne(findings, nginx.url, sites, start)
    findings.part('All are rolled to another build under load')
    const startNext = (index: number) => start(index, next.folder)
    await rollAll(findings, { url: nginx.url, sites, startNext, settings, visitors })
  } finally {
    await nginx.stop()
    await Promise.all(sites.map((site) => site.stop()))
    await real.stop()
    await postgres.stop()
    await next.remove()
    await rm(folder, { recursive: true, force: true })
  }
  return findings.allHeld ? 0 : 1
}

async function limitsAreShared(findings: Findings, url: string): Promise<void> {
  findings.part('What three instances share')
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const answer = await fetch(`${url}/api/waitlistapi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify({ email: `shared${number}@example.org`, linkedin: 'linkedin.com/in/a' }),
    })
    statuses.push(answer.status)
  }
  const held = statuses.every((status, index) => status === (index < 10 ? 202 : 429))
  findings.add('ten posts of one address pass, whichever takes them', held, statuses.join(' '))
}

async function changesReachAll(
  findings: Findings,
  direct: readonly string[],
  dataDir: string,
): Promise<void> {
  const editor = await contentWriter(dataDir)
  const look = async (words: string) => {
    const times = await Promise.all(
      direct.map((origin) => shownAfter(origin + editedPage, words, 10_000)),
    )
    const held = times.every((time) => time !== undefined && time < promised)
    return [held, times.map(seconds).join(', ')] as const
  }
  // After the start, instances compress their files.
  await Promise.all(direct.map((origin) => untilQuick(origin + editedPage)))
  findings.add('a published edit shows on all', ...(await look(await edit(editor))))
}

async function killOne(
  findings: Findings,
  url: string,
  sites: ServerProcess[],
  start: (index: number) => Promise<ServerProcess>,
): Promise<void> {
  findings.part('One of three is killed under load, and comes back')
  const load = sendVisitors(url, visitors)
  await after(4_000)
  await sites[0]?.stop('SIGKILL')
  await after(4_000)
  sites[0] = await start(0)
  await after(3_000)
  const met = await load.stop()
  findings.add('no visitor notices', met.failed.length === 0, summary(met))
}

/** Waits until a URL responds quickly several times in a row. */
async function untilQuick(url: string): Promise<void> {
  let quick = 0
  for (let attempt = 0; attempt < 300 && quick < 5; attempt += 1) {
    const start = performance.now()
    await textOf(url)
    quick = performance.now() - start < 200 ? quick + 1 : 0
    await after(200)
  }
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
