import { connect } from 'node:net'
import { openLeadsOf } from '../../fixtures/received-leads.ts'
import type { Findings } from '../findings.ts'
import { post, siteSettings, start } from './test-site.ts'

/** A thousand requests at once along with slow ones: the site must survive them. */
export async function burstOfRequests(findings: Findings): Promise<void> {
  findings.part('A burst of requests')
  await using data = await siteSettings({})
  const { settings } = data
  await using site = await start(settings)
  const slow = Array.from({ length: 50 }, () => slowBody(new URL(site.url)))
  const posts = Array.from({ length: 1000 }, () => post(site.url, 1, `burst-${Math.random()}`))
  const statuses = await Promise.all(
    posts.map((one) =>
      one.then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  const counted = Map.groupBy(statuses, (status) => status)
  const figures = [...counted].map(([status, all]) => `${all.length} × ${status}`).join(', ')
  const accepted = counted.get(202)?.length ?? 0
  findings.add(
    '1,000 at once beside 50 slow bodies',
    accepted === 10 && counted.size === 2,
    figures,
  )
  const leads = await openLeadsOf(settings)
  const stored = await leads.inbox.count()
  await leads.close()
  findings.add('each accepted one is stored', stored === accepted, `${stored} stored`)
  const ended = await Promise.all(slow)
  findings.add(
    'slow bodies are ended',
    ended.every((seconds) => seconds < 60),
    `after at most ${Math.max(...ended).toFixed(0)} s`,
  )
  const last = (await post(site.url, 2)).status
  const leaked = /visitor\d|Is this kept/.test(site.output())
  findings.add('the site goes on, and its log tells nothing', last === 202 && !leaked, String(last))
}

/** Sends one byte of a body each second. Returns the seconds until the server closes the connection. */
function slowBody(url: URL): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(
        `POST /api/email-send HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
      )
    })
    const timer = setInterval(() => socket.write(' '), 1000)
    socket.on('error', () => {})
    socket.resume()
    socket.once('close', () => {
      clearInterval(timer)
      resolve((performance.now() - begin) / 1000)
    })
  })
}
