import { Agent, request } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { type ServerProcess, startSite } from '../../tests/running/running-site.ts'

const metricsToken = 'the-token-of-this-trial'

const atOnce = 8
/** Share of a core below which a site counts as done with what its start left it to do. */
const idle = 0.1

/** Measures one kind of request after the other, against a site of its own for each database. */
export async function requestCosts(databaseUrl: string): Promise<void> {
  const settings = { TRUST_PROXY: '1', METRICS_TOKEN: metricsToken, LOG_LEVEL: 'error' }
  const site = await startSite(settings)
  await settle(site)
  const page = { path: '/', headers: { 'accept-encoding': 'br' } }
  await cost(site, 'a kept page', 5_000, () => page)
  await cost(site, 'a page not changed (304)', 5_000, await unchanged(site))
  await cost(site, 'a file of the build', 3_000, await fileOf(site))
  await cost(site, 'a page that is rendered', 500, (number) => ({ path: `/blogs?q=word${number}` }))
  await cost(site, 'a post of a form, SQLite', 1_000, post)
  console.log(
    `  resident memory: ${((await metric(site, 'process_resident_memory_bytes')) / 1e6).toFixed(0)} MB`,
  )
  await site.stop()
  const shared = await startSite({ ...settings, DATABASE_URL: databaseUrl })
  await settle(shared)
  await cost(shared, 'a post of a form, PostgreSQL', 1_000, post)
  await shared.stop()
}

interface Ask {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

async function cost(
  site: ServerProcess,
  name: string,
  count: number,
  make: (number: number) => Ask,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const before = await metric(site, 'process_cpu_seconds_total')
  let next = 0
  const client = async () => {
    while (next < count) {
      next += 1
      await send(site.url, agent, make(next))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const used = (await metric(site, 'process_cpu_seconds_total')) - before
  agent.destroy()
  const each = (1000 * used) / count
  console.log(
    `  ${name}: ${each.toFixed(3)} (${Math.round(1000 / each).toLocaleString('en')} a second on one core)`,
  )
}

function send(url: string, agent: Agent, { path, method = 'GET', headers = {}, body }: Ask) {
  return new Promise<void>((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${answer.statusCode} ${path}`))
      answer.resume().on('end', resolve)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function unchanged(site: ServerProcess) {
  const headers = { 'accept-encoding': 'br' }
  const { headers: answered } = await fetch(`${site.url}/`, { headers })
  const etag = answered.get('etag') ?? ''
  return () => ({ path: '/', headers: { ...headers, 'if-none-match': etag } })
}

async function fileOf(site: ServerProcess) {
  const html = await (await fetch(site.url)).text()
  const path = /\/assets\/[-\w.]+\.js/.exec(html)?.[0] ?? '/favicon.ico'
  return () => ({ path, headers: { 'accept-encoding': 'br' } })
}

function post(number: number): Ask {
  return {
    path: '/api/email-send',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      name: 'Ada Byron',
      email: `visitor${number}@example.org`,
      reason: 'other',
      subject: `No. ${number}`,
      message: 'A question of ordinary length, with what led to it and what was tried. '.repeat(4),
    }),
  }
}

async function settle(site: ServerProcess): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const before = await metric(site, 'process_cpu_seconds_total')
    await after(2_000)
    if ((await metric(site, 'process_cpu_seconds_total')) - before < 2 * idle) return
  }
}

async function metric(site: ServerProcess, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
