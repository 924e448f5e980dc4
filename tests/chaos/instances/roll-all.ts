import { setTimeout as after } from 'node:timers/promises'
import type { ServerProcess } from '../../fixtures/running-site.ts'
import type { Findings } from '../findings.ts'
import { leadsOf } from '../leads/test-site.ts'
import { sendVisitors, summary } from './visitors.ts'

interface Roll {
  /** The URL of the proxy. */
  url: string
  /** The running instances, which are replaced. */
  sites: ServerProcess[]
  /** Starts an instance of the other build. */
  startNext: (index: number) => Promise<ServerProcess>
  /** Settings that find the leads. */
  settings: Record<string, string>
  visitors: number
}

/** Replaces one instance after another under load: no request fails, and no accepted post is lost. */
export async function rollAll(findings: Findings, roll: Roll): Promise<void> {
  const { url, sites, startNext, settings, visitors } = roll
  const before = await clientEntry(url)
  const load = sendVisitors(url, visitors)
  await after(3_000)
  for (const [index, site] of sites.entries()) {
    await site.stop('SIGTERM')
    sites[index] = await startNext(index)
    await after(1_000)
  }
  await after(3_000)
  const met = await load.stop()
  findings.add('no request fails', met.failed.length === 0, summary(met))
  const now = await Promise.all(sites.map(() => clientEntry(url)))
  const isNew = before !== undefined && now.every((name) => name && name !== before)
  findings.add('all of them serve the other build', isNew, `${before} → ${now[0]}`)
  await allAreStored(findings, settings, met.accepted)
}

/** Whether each accepted post is a lead. */
export async function allAreStored(
  findings: Findings,
  settings: Record<string, string>,
  accepted: readonly string[],
): Promise<void> {
  const leads = await leadsOf(settings)
  const stored = new Set((await leads.inbox.list({}, { limit: 100_000 })).map(({ id }) => id))
  await leads.close()
  const lost = accepted.filter((id) => !stored.has(id))
  findings.add(
    'every accepted post is stored',
    lost.length === 0 && accepted.length > 0,
    `${accepted.length} accepted, ${lost.length} lost`,
  )
}

/** The file of a page that each build names differently. */
export async function clientEntry(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /\/assets\/entry\.client-[-\w]+\.js/.exec(html)?.[0]
}
