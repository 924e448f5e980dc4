import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../fixtures/free-port.ts'
import { mailsIn, startMailServer } from '../fixtures/mail-server.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { run } from './containers/buildah.ts'
import { startContainer } from './containers/container.ts'
import {
  baseImage,
  buildSiteImage,
  configurationOf,
  type ImageConfiguration,
  makeBaseImage,
  siteImage,
  sizeOf,
} from './containers/images.ts'
import { Findings } from './findings.ts'

const packages = ['buildah', 'debootstrap', 'runc']
const LARGEST_MB_ABOVE_BASE = 200
const STOP_TIMEOUT_MS = 12_000
const MAIL_TIMEOUT_MS = 30_000

/**
 * Builds the image of the Dockerfile and runs it by an OCI runtime, without a container engine.
 * @returns the exit code: 1 when an expectation failed, 2 when the machine lacks something
 */
export async function runContainers(): Promise<number> {
  const missing = packages.filter((name) => !isInstalled(name))
  if (missing.length > 0 || process.getuid?.() !== 0) {
    console.error(`Needed: root, and apt-get install --no-install-recommends ${packages.join(' ')}`)
    return 2
  }
  const findings = new Findings()
  findings.part('The Compose file')
  const problems = composeProblems()
  findings.add('follows the Compose schema', problems === '', problems || 'no errors by dclint')
  findings.part('The image')
  console.log('  making a base image and building; this takes some minutes')
  await makeBaseImage()
  buildSiteImage()
  const above = sizeOf(siteImage) - sizeOf(baseImage)
  findings.add('is small', above <= LARGEST_MB_ABOVE_BASE, `${above} MB above its base`)
  const configuration = configurationOf(siteImage)
  await withEmbeddedStores(findings, configuration)
  await withSecrets(findings, configuration)
  return findings.allHeld ? 0 : 1
}

/** What dclint, which npm downloads for this, says against `deploy/compose.yaml`. */
function composeProblems(): string {
  const file = join(import.meta.dirname, '..', '..', 'deploy', 'compose.yaml')
  const done = spawnSync('npx', ['--yes', 'dclint@3.1.0', '--quiet', file], { encoding: 'utf8' })
  return done.status === 0 ? '' : done.stdout + done.stderr
}

function isInstalled(program: string): boolean {
  return run('sh', ['-c', `command -v ${program} || true`]) !== ''
}

async function withEmbeddedStores(findings: Findings, configuration: ImageConfiguration) {
  findings.part('A container with its own data')
  const data = await mkdtemp(join(tmpdir(), 'container-data-'))
  const options = { image: siteImage, configuration, data, port: await freePort() }
  const first = await startContainer(options)
  const home = await fetch(first.url)
  findings.add('serves pages', home.status === 200, `/ ${home.status}`)
  const uid = first.exec(['id', '--user']).output.trim()
  findings.add('runs without rights', uid !== '0' && uid !== '', `user ${uid}`)
  const touched = ['/site/x', '/etc/x', '/home/node/x', '/tmp/x', '/data/x'].filter(
    (file) => first.exec(['touch', file]).code === 0,
  )
  const allowed = touched.join(' ') === '/tmp/x /data/x'
  findings.add('writes to /data and /tmp only', allowed, touched.join(' '))
  const [, ...check] = configuration.Healthcheck.Test
  const own = check.map((word) => word.replace(':3000', `:${options.port}`))
  const other = check.map((word) => word.replace(':3000', ':9'))
  const codes = [first.exec(own).code, first.exec(other).code]
  findings.add('tells its health', codes.join() === '0,1', `up ${codes[0]}, away ${codes[1]}`)
  const added = first.exec(['node', 'server/commands/editors.ts', 'add', 'Ada', 'editor'])
  const studio = await fetch(`${first.url}/studio`)
  const isEditor = added.code === 0 && (await studio.text()).includes('/studio/assets/')
  findings.add(
    'has the editor',
    isEditor,
    `/studio ${studio.status}, ${added.output.trim().split('\n', 1)}`,
  )
  const backup = first.exec(['node', 'server/commands/backup.ts', '/data/backup-1'])
  findings.add('is backed up while it runs', backup.code === 0, backup.output.trim().slice(-80))
  const sent = await waitlist(first.url)
  const end = await first.stop()
  const isClean = end.code === 0 && end.milliseconds < STOP_TIMEOUT_MS
  const seconds = (end.milliseconds / 1000).toFixed(1)
  findings.add('stops by SIGTERM', isClean, `exit code ${end.code} after ${seconds} s`)
  const second = await startContainer(options)
  const list = second.exec(['node', 'server/commands/leads.ts', 'list'])
  const isThere = sent === 202 && list.output.includes('ada@example.org')
  findings.add('has its data after a restart', isThere, `posted with ${sent}`)
  await second.stop()
  await rm(data, { recursive: true })
}

async function withSecrets(findings: Findings, configuration: ImageConfiguration) {
  findings.part('A container with PostgreSQL and secrets in files')
  const data = await mkdtemp(join(tmpdir(), 'container-data-'))
  const mails = await mkdtemp(join(tmpdir(), 'container-mails-'))
  const postgres = await startPostgres()
  const mailServer = await startMailServer(mails)
  const container = await startContainer({
    image: siteImage,
    configuration,
    data,
    port: await freePort(),
    settings: {
      SMTP_URL_FILE: '/run/secrets/smtp',
      DATABASE_URL_FILE: '/run/secrets/database',
    },
    secrets: { smtp: `${mailServer.url}\n`, database: `${await postgres.database()}\n` },
  })
  const sent = await waitlist(container.url)
  const isMailed = await within(MAIL_TIMEOUT_MS, async () => (await mailsIn(mails)).length > 0)
  findings.add('mails a lead', sent === 202 && isMailed, `posted with ${sent}`)
  const files = await readdir(data)
  const isInPostgres = !files.some((name) => name.startsWith('leads'))
  findings.add('keeps leads in PostgreSQL', isInPostgres, `in /data: ${files.join(' ')}`)
  await container.stop()
  await mailServer.close()
  await postgres.stop()
  await Promise.all([data, mails].map((folder) => rm(folder, { recursive: true })))
}

async function waitlist(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/waitlistapi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', linkedin: 'linkedin.com/in/ada' }),
  })
  return answer.status
}

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
