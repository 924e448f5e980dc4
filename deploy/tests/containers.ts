import { mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Findings } from '../../tests/chaos/findings.ts'
import { joinWaitlist } from '../../tests/chaos/waitlist.ts'
import { freePort } from '../../tests/fixtures/free-port.ts'
import { mailsIn, startMailServer } from '../../tests/fixtures/mail-server.ts'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { missingPrograms, runProgram } from '../../tests/fixtures/programs.ts'
import { until } from '../../tests/fixtures/until.ts'
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

const packages = ['buildah', 'debootstrap', 'runc']
const MAX_MB_ABOVE_BASE = 200
const lead = 'ada@example.org'
const STOP_TIMEOUT_MS = 12_000
const MAIL_TIMEOUT_SECONDS = 60

/**
 * Builds the image of the Dockerfile and runs it by an OCI runtime, without a container engine.
 * @returns the exit code: 1 when an expectation failed, 2 when the machine lacks something
 */
export async function runContainers(): Promise<number> {
  if (missingPrograms(packages).length > 0 || process.getuid?.() !== 0) {
    console.error(`Needed: root, and apt-get install --no-install-recommends ${packages.join(' ')}`)
    return 2
  }
  const findings = new Findings()
  findings.part('The Compose file')
  const problems = await composeProblems()
  findings.add('follows the Compose schema', problems === '', problems || 'no errors by dclint')
  findings.part('The image')
  console.log('  making a base image and building; this takes some minutes')
  await makeBaseImage()
  await buildSiteImage()
  const above = (await sizeOf(siteImage)) - (await sizeOf(baseImage))
  findings.add('is small', above <= MAX_MB_ABOVE_BASE, `${above} MB above its base`)
  const configuration = await configurationOf(siteImage)
  await withEmbeddedStores(findings, configuration)
  await withSecrets(findings, configuration)
  return findings.allHeld ? 0 : 1
}

/** What dclint, which npm downloads for this, says against `deploy/compose.yaml`. */
function composeProblems(): Promise<string> {
  const file = join(import.meta.dirname, '..', 'compose.yaml')
  const command = `npx --yes dclint@3.1.0 --quiet ${file} 2>&1 || true`
  return runProgram('sh', ['-c', command])
}

async function withEmbeddedStores(findings: Findings, configuration: ImageConfiguration) {
  findings.part('A container with its own data')
  await using data = await mkdtempDisposable(join(tmpdir(), 'container-data-'))
  const options = { image: siteImage, configuration, data: data.path, port: await freePort() }
  await using first = await startContainer(options)
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
  const added = first.exec(['node', 'server/commands/people.ts', 'add', 'Ada', '--role', 'editor'])
  const studio = await fetch(`${first.url}/studio`)
  const isEditor = added.code === 0 && (await studio.text()).includes('/studio/assets/')
  findings.add(
    'has the editor',
    isEditor,
    `/studio ${studio.status}, ${added.output.trim().split('\n', 1)}`,
  )
  const backup = first.exec(['node', 'server/commands/backup.ts', '/data/backup-1'])
  findings.add('is backed up while it runs', backup.code === 0, backup.output.trim().slice(-80))
  const sent = await joinWaitlist(first.url, lead)
  const end = await first.stop()
  const isClean = end.code === 0 && end.milliseconds < STOP_TIMEOUT_MS
  const seconds = (end.milliseconds / 1000).toFixed(1)
  findings.add('stops by SIGTERM', isClean, `exit code ${end.code} after ${seconds} s`)
  await using second = await startContainer(options)
  const list = second.exec(['node', 'server/commands/leads.ts', 'list'])
  const exists = sent === 202 && list.output.includes(lead)
  findings.add('has its data after a restart', exists, `posted with ${sent}`)
}

async function withSecrets(findings: Findings, configuration: ImageConfiguration) {
  findings.part('A container with PostgreSQL and secrets in files')
  await using data = await mkdtempDisposable(join(tmpdir(), 'container-data-'))
  await using mails = await mkdtempDisposable(join(tmpdir(), 'container-mails-'))
  await using postgres = await startPostgres()
  await using mailServer = await startMailServer(mails.path)
  await using container = await startContainer({
    image: siteImage,
    configuration,
    data: data.path,
    port: await freePort(),
    settings: {
      SMTP_URL_FILE: '/run/secrets/smtp',
      DATABASE_URL_FILE: '/run/secrets/database',
    },
    secrets: { smtp: `${mailServer.url}\n`, database: `${await postgres.database()}\n` },
  })
  const sent = await joinWaitlist(container.url, lead)
  const isMailed = async () => (await mailsIn(mails.path)).length > 0
  const mailed = await until(isMailed, MAIL_TIMEOUT_SECONDS)
  findings.add('mails a lead', sent === 202 && mailed !== undefined, `posted with ${sent}`)
  const files = await readdir(data.path)
  const isInPostgres = !files.some((name) => name.startsWith('leads'))
  findings.add('keeps leads in PostgreSQL', isInPostgres, `in /data: ${files.join(' ')}`)
}
