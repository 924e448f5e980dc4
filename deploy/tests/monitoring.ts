import { mkdir, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { z } from 'zod'
import { mountDisk } from '../../tests/chaos/disk.ts'
import { Findings } from '../../tests/chaos/findings.ts'
import { FaultyMailServer } from '../../tests/chaos/leads/faulty-smtp-server.ts'
import { joinWaitlist } from '../../tests/chaos/waitlist.ts'
import { freePort } from '../../tests/fixtures/free-port.ts'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { missingPrograms } from '../../tests/fixtures/programs.ts'
import {
  contentProcessesOf,
  startContentPlatform,
  startSite,
} from '../../tests/fixtures/running-site.ts'
import { startPrometheus } from './monitoring/prometheus.ts'

const deploy = join(import.meta.dirname, '..')
const token = 'a-token-of-the-monitoring'
/** More than the first start of a site with its own content requires. */
const DISK_MB = 256
const BALLAST_BYTES = 700_000_000
const ALERT_TIMEOUT_MS = 120_000

/**
 * Prometheus, with the scrape settings and rules of the deployment, watches a site: each alert is made
 * to fire by what it is for, and each query of the dashboard finds something.
 * @returns the exit code: 1 when an expectation failed, 2 when the machine lacks something
 */
export async function runMonitoring(): Promise<number> {
  if (missingPrograms(['prometheus']).length > 0 || process.getuid?.() !== 0) {
    console.error('Needed: root, and apt-get install --no-install-recommends prometheus')
    return 2
  }
  const findings = new Findings()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'monitoring-'))
  const dataDir = join(folder.path, 'site')
  await mkdir(dataDir)
  using disk = mountDisk(dataDir, DISK_MB)
  if (!disk) throw new Error('A disk in memory cannot be mounted')
  await using postgres = await startPostgres()
  await using mail = new FaultyMailServer()
  await using platform = await startContentPlatform({ DATA_DIR: join(folder.path, 'content') })
  const withOwnContent = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: await postgres.database(),
    SMTP_URL: await mail.up(),
    METRICS_TOKEN: token,
    TRUST_PROXY: '1',
  }
  const settings = { ...withOwnContent, SANITY_API_HOST: platform.url, LOG_LEVEL: 'silent' }
  await using site = await startSite(settings)
  await using prometheus = await startPrometheus(folder.path, await freePort(), {
    port: Number(settings.PORT),
    token,
  })
  const fires = async (alert: string, cause: string, during?: () => Promise<unknown>) => {
    const from = performance.now()
    let fired: string[] = []
    while (!fired.includes(alert) && performance.now() - from < ALERT_TIMEOUT_MS) {
      await Promise.all([during?.(), after(500)])
      fired = await prometheus.firing()
    }
    findings.add(`${alert}: ${cause}`, fired.includes(alert), `fires: ${fired.join(', ')}`)
  }
  const visit = (path: string) =>
    fetch(site.url + path, { headers: { 'x-forwarded-for': '192.0.2.1' } }).then(
      (response) => response.text(),
      () => '',
    )
  findings.part('A site that is well')
  for (let visits = 0; visits < 30; visits += 1) {
    await Promise.all([visit('/'), visit('/blogs'), reportSpeed(site.url), after(300)])
  }
  await joins(site.url, 'first')
  await after(3_000)
  const calm = (await prometheus.firing()).filter((alert) => !ofSpeed.includes(alert))
  findings.add('no alert fires', calm.length === 0, calm.join(', ') || 'none')
  const queries = await dashboardQueries()
  let empty = queries
  for (let attempt = 0; attempt < 20 && empty.length > 0; attempt += 1) {
    await after(1_000)
    const found = await Promise.all(empty.map(prometheus.query))
    empty = empty.filter((_, index) => found[index] === 0)
  }
  const figures = `${queries.length} queries, ${empty.length} empty${empty.map((query) => ` ${query}`)}`
  findings.add('the dashboard has all figures', empty.length === 0, figures)

  findings.part('Each alert by its cause')
  mail.behavior = 451
  await joins(site.url, 'waits')
  await fires('LeadsUndelivered', 'the mail server refuses for now')
  mail.behavior = 554
  await joins(site.url, 'refused')
  await fires('DeliveriesRefused', 'the mail server refuses for good')
  await postgres.kill()
  await fires('LeadsStoreDown', 'the database is away')
  await postgres.start()
  await writeFile(join(dataDir, 'filler'), Buffer.alloc((DISK_MB - 8) * 1024 * 1024))
  await fires('DiskNearlyFull', 'the disk is filled')
  await rm(join(dataDir, 'filler'))
  await fires('EventLoopBlocked', 'the process is stopped again and again', () => stall(site.pid))
  let number = 0
  const visitNew = (path: string) => {
    number += 1
    return visit(path + number)
  }
  // With its supervisor, which would start it again.
  const hanging = [platform.pid, ...contentProcessesOf(platform)]
  for (const pid of hanging) process.kill(pid, 'SIGSTOP')
  await fires('PagesSlow', 'the content platform hangs', () => visitNew('/blogs/new-'))
  for (const pid of hanging) process.kill(pid, 'SIGCONT')
  await platform.stop('SIGKILL')
  await fires('ContentUnreachable', 'the content platform is gone')
  await fires('ErrorsServed', 'pages that are not cached cannot be made', () =>
    visitNew('/blogs/not-cached-'),
  )
  await site.stop()
  await fires('SiteDown', 'the process has ended')
  await using restarting = await startSite(withOwnContent)
  await fires('ContentRestarts', 'its process is killed again and again', async () => {
    const [pid = 0] = contentProcessesOf(restarting)
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  })
  await restarting.stop()
  const ballast = `globalThis.ballast = Buffer.alloc(${BALLAST_BYTES}, 1)`
  const options = `--import=data:text/javascript,${encodeURIComponent(ballast)}`
  await using _large = await startSite({ ...settings, NODE_OPTIONS: options })
  await fires('MemoryHigh', 'the process takes 700 MB')
  return findings.allHeld ? 0 : 1
}

/** Alerts that a machine that is busy with other things makes fire as well. */
const ofSpeed = ['PagesSlow', 'EventLoopBlocked']

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Stops a process for a while, and lets it run as long. */
async function stall(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  await after(800)
  process.kill(pid, 'SIGCONT')
  await after(800)
}

/** Reports the speed of a page, as a visitor's browser does. */
async function reportSpeed(url: string): Promise<void> {
  const { status } = await fetch(`${url}/api/web-vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ page: 'home', metrics: { lcp: 900, inp: 40, cls: 0.01, ttfb: 80 } }),
  })
  if (status !== 204) throw new Error(`The response to the speed report was ${status}`)
}

async function joins(url: string, name: string): Promise<void> {
  const status = await joinWaitlist(url, `${name}@example.org`)
  if (status !== 202) throw new Error(`The waitlist responded with ${status}`)
}

const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })),
})

/** The queries of the dashboard, over short times and all instances. */
async function dashboardQueries(): Promise<string[]> {
  const text = await readFile(join(deploy, 'grafana', 'dashboard.json'), 'utf8')
  const { panels } = dashboard.parse(JSON.parse(text))
  return panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((query) => query.replaceAll('$instance', '.*').replaceAll(/\[\d+m\]/g, '[60s]'))
}
