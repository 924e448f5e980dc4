import { openLeadsOf } from '../../fixtures/received-leads.ts'
import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import type { Instances } from './start-instances.ts'
import { sendVisitors, summary } from './visitors.ts'

const REQUESTS_BETWEEN = 200
const PROXY_TIMEOUT_SECONDS = 60

/**
 * Replaces one instance after another by one of another build, under load: no request fails, and no
 * accepted post is lost.
 */
export async function rollAll(
  findings: Findings,
  instances: Instances,
  next: { checkout: string; visitors: number },
): Promise<void> {
  const { url, origins, sites, settings } = instances
  const before = await buildManifest(url)
  await using load = sendVisitors(url, next.visitors)
  await load.requests(REQUESTS_BETWEEN)
  for (const [index, site] of sites.entries()) {
    await site.stop('SIGTERM')
    await instances.start(index, next)
    // nginx leaves a site that was down alone for a while, in which the other ones must stay.
    const own = await buildManifest(origins[index] ?? url)
    await until(async () => (await buildManifest(url)) === own, PROXY_TIMEOUT_SECONDS)
    await load.requests(REQUESTS_BETWEEN)
  }
  const results = await load.stop()
  findings.add('no request fails', results.failed.length === 0, summary(results))
  const now = await Promise.all(sites.map(() => buildManifest(url)))
  const isNew = before !== undefined && now.every((name) => name && name !== before)
  findings.add('all of them serve the other build', isNew, `${before} → ${now[0]}`)
  await allAreStored(findings, settings, results.accepted)
}

/** Whether each accepted post is a lead. */
export async function allAreStored(
  findings: Findings,
  settings: Record<string, string>,
  accepted: readonly string[],
): Promise<void> {
  const leads = await openLeadsOf(settings)
  const stored = new Set((await leads.inbox.list({}, { limit: 100_000 })).map(({ id }) => id))
  await leads.close()
  const lost = accepted.filter((id) => !stored.has(id))
  findings.add(
    'every accepted post is stored',
    lost.length === 0 && accepted.length > 0,
    `${accepted.length} accepted, ${lost.length} lost`,
  )
}

/** The name of React Router's manifest in a page, which differs with any file of the client. */
export async function buildManifest(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /\/assets\/manifest-[-\w]+\.js/.exec(html)?.[0]
}
