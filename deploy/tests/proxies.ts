import { mkdtempDisposable } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { Findings } from '../../tests/chaos/findings.ts'
import { password, runWithPassword } from '../../tests/chaos/releases/command.ts'
import { copyRelease } from '../../tests/chaos/releases/make-release.ts'
import { makeCertificate } from '../../tests/fixtures/certificate.ts'
import { freePort } from '../../tests/fixtures/free-port.ts'
import { missingPrograms } from '../../tests/fixtures/programs.ts'
import { Client } from './proxies/client.ts'
import { editorStreams } from './proxies/editor-streams.ts'
import { type Ports, type StartProxy, startCaddy, startNginx } from './proxies/proxies.ts'
import { startOnSocket } from './proxies/site-on-socket.ts'

const name = 'www.example.com'
const restarts = 2
const REQUESTS_BETWEEN = 50

/**
 * Runs nginx and Caddy, with their files of the deployment, in front of a site on a socket that stays open.
 * @returns the exit code: 1 when an expectation failed, 2 when the machine lacks a proxy
 */
export async function runProxies(): Promise<number> {
  const proxies = { nginx: startNginx, caddy: startCaddy }
  const missing = missingPrograms([...Object.keys(proxies), 'openssl', 'python3'])
  if (missing.length > 0) {
    console.error(`Needed: apt-get install --no-install-recommends ${missing.join(' ')}`)
    return 2
  }
  const findings = new Findings()
  for (const [program, start] of Object.entries(proxies)) {
    findings.part(`${program} with the files of deploy/`)
    await behind(findings, program, start)
  }
  return findings.allHeld ? 0 : 1
}

async function behind(findings: Findings, program: string, start: StartProxy): Promise<void> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'proxies-'))
  const folder = temporary.path
  makeCertificate(folder, name)
  const ports = { http: await freePort(), https: await freePort(), site: await freePort() }
  await using release = await copyRelease()
  const settings = {
    SITE_URL: `https://${name}:${ports.https}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
  }
  await using site = await startOnSocket(ports.site, settings, release.path)
  await using _proxy = await start(folder, ports)
  using client = new Client(name, ports.https)
  await transport(findings, client, ports)
  await limits(findings, client)
  runWithPassword(release.path, settings, ['people.ts', 'add', 'Ada', '--role', 'editor'])
  await editorStreams(findings, client, { name: 'Ada', password })
  await restartUnderLoad(findings, ports, site.restart)
  await site.stop()
  const away = await client.request('/pricing')
  const isSaid = away.status === 503 && away.body.includes('<h1>')
  findings.add('says when the site is away', isSaid, `status ${away.status}`)
  if (program === 'nginx') {
    // Read before, and kept by the proxy for pages that are still open.
    const { status } = await client.request(kept)
    findings.add('keeps the files of the build', status === 200, `status ${status}`)
  }
}

/** A file of the build that was read through the proxy. */
let kept = ''

async function transport(findings: Findings, client: Client, ports: Ports): Promise<void> {
  const page = await client.request('/', { headers: { 'accept-encoding': 'br' } })
  const encoding = page.headers['content-encoding']
  const isWhole = page.status === 200 && encoding === 'br'
  findings.add('passes pages on over HTTP/2', isWhole, `${page.status}, ${encoding}`)
  const transportSecurity = String(page.headers['strict-transport-security'])
  findings.add('has HSTS', transportSecurity === 'max-age=300', transportSecurity)
  const { body } = await client.request('/')
  kept = /\/assets\/[-\w./]+\.(?:js|woff2)/.exec(body.toString())?.[0] ?? ''
  const file = await client.request(kept)
  const caching = String(file.headers['cache-control'])
  findings.add('keeps caching headers', caching.includes('immutable'), caching)
  const etag = String(page.headers.etag)
  const again = await client.request('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  findings.add('revalidates', again.status === 304, `status ${again.status}`)
  const plain = await location(ports.http, name)
  findings.add('leads from http to https', plain.startsWith(`308 https://${name}`), plain)
  const call = await location(ports.http, name, '/api/email-send')
  findings.add('refuses calls over http', call.startsWith('403'), call)
  using other = new Client('example.com', ports.https)
  const bare = await other.request('/pricing')
  const target = `${bare.status} ${bare.headers.location}`
  const isOneName = target === `308 https://${name}/pricing`
  findings.add('leads to one name', isOneName, target)
}

async function limits(findings: Findings, client: Client): Promise<void> {
  const metrics = await client.request('/metrics')
  findings.add('hides /metrics', metrics.status === 404, `status ${metrics.status}`)
  const huge = await client
    .request('/api/email-send', { method: 'POST', body: Buffer.alloc(600 * 1024) })
    .then(
      ({ status }) => status,
      () => 0,
    )
  findings.add('refuses large bodies', huge === 413, `status ${huge}`)
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const response = await client.request('/api/waitlistapi', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` },
      body: JSON.stringify({ email: `a${number}@example.org`, linkedin: 'linkedin.com/in/a' }),
    })
    statuses.push(response.status)
  }
  const held = statuses.every((status, index) => status === (index < 10 ? 202 : 429))
  findings.add('forwards the real IP address of a client', held, statuses.join(' '))
}

async function restartUnderLoad(findings: Findings, ports: Ports, restart: () => Promise<void>) {
  let isOver = false
  let requests = 0
  let longest = 0
  const failed: string[] = []
  const visitor = async (paths: readonly string[]) => {
    using client = new Client(name, ports.https)
    while (!isOver) {
      for (const path of paths) {
        const from = performance.now()
        requests += 1
        const status = await client.request(path).then(
          (response) => response.status,
          (error) => String(error),
        )
        longest = Math.max(longest, performance.now() - from)
        if (status !== 200) failed.push(`${status} ${path}`)
        await after(20)
      }
    }
  }
  const load = [['/', '/pricing'], ['/blogs'], ['/contact', kept]].map(visitor)
  const more = async () => {
    const goal = requests + REQUESTS_BETWEEN
    while (requests < goal) await after(50)
  }
  try {
    await more()
    for (let time = 0; time < restarts; time += 1) {
      await restart()
      await more()
    }
  } finally {
    isOver = true
    await Promise.all(load)
  }
  const some = failed.slice(0, 3).join('; ')
  const wait = `the longest waited ${(longest / 1000).toFixed(1)} s`
  const figures = `${requests} requests, ${failed.length} failed${some && `: ${some}`}, ${wait}`
  findings.add(`no request fails over ${restarts} restarts`, failed.length === 0, figures)
}

/** The status and target of a plain request for a name. */
function location(port: number, host: string, path = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location}`)
    })
      .once('error', reject)
      .end()
  })
}
