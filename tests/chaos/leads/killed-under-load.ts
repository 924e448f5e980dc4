import { openLeadsOf } from '../../fixtures/received-leads.ts'
import type { ServerProcess } from '../../fixtures/running-site.ts'
import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import { FaultyMailServer, overlaps } from './faulty-smtp-server.ts'
import { post, siteSettings, start } from './test-site.ts'

const wanted = 1000
const kills = 20
const visitorsAtOnce = 8
/** Concurrent mails of a process. After a kill, each of them may be sent but not settled. */
const underWay = 8
/** How long the mail server is up between two outages, and down in each. */
const UPTIME_MS = 2_500
const OUTAGE_MS = 1_000

export interface Setup {
  name: string
  instances: number
  databaseUrl?: string
}

/** Sends a thousand messages while processes are killed and the mail server has outages. */
export async function killedUnderLoad(findings: Findings, setup: Setup): Promise<void> {
  findings.part(`Killed under load: ${setup.name}, instances: ${setup.instances}`)
  await using mail = new FaultyMailServer()
  const smtpUrl = await mail.up()
  const database = setup.databaseUrl ? { DATABASE_URL: setup.databaseUrl } : {}
  await using folders = new AsyncDisposableStack()
  const sites = await Promise.all(
    Array.from({ length: setup.instances }, async () =>
      folders.use(await siteSettings({ SMTP_URL: smtpUrl, ...database })),
    ),
  )
  const running: (ServerProcess | undefined)[] = []
  folders.defer(async () => {
    await Promise.all(running.map((site) => site?.stop('SIGKILL')))
  })
  for (const { settings } of sites) running.push(await start(settings))

  const accepted = new Map<string, number>()
  let next = 0
  let isDone = false
  let killed = 0
  let outages = 0
  const visitor = async () => {
    while (next < wanted && !isDone) {
      next += 1
      await sendUntilAccepted(next, running, accepted)
    }
  }
  const killer = async () => {
    for (; killed < kills; ) {
      // Spread over the whole run, so that each kill is under load.
      const due = ((killed + 1) * wanted) / (kills + 2)
      await until(() => accepted.size >= due || isDone, 600)
      const victim = killed % setup.instances
      await running[victim]?.stop('SIGKILL')
      running[victim] = undefined
      killed += 1
      const settings = sites[victim]?.settings
      if (settings) running[victim] = await start(settings)
    }
  }
  const causeOutages = async () => {
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, UPTIME_MS))
      await mail.down()
      outages += 1
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
      await mail.up()
    }
  }
  const outagesEnded = causeOutages()
  try {
    await Promise.all([...Array.from({ length: visitorsAtOnce }, visitor), killer()])
  } finally {
    isDone = true
    await outagesEnded
  }

  const leads = await openLeadsOf(sites[0]?.settings ?? {})
  const isSent = async () => {
    const { undelivered } = await leads.inbox.overview(1)
    // So many leads are a flood, whose digest waits for a quarter of an hour.
    return undelivered.every(({ kind, waiting }) => kind === 'digest' || waiting === 0)
  }
  const seconds = await until(isSent, 300)
  findings.add('the outbox empties', seconds !== undefined, `after ${seconds?.toFixed(0)} s`)
  const stored = await leads.inbox.list({}, { limit: 10_000 })
  await leads.close()

  const ids = new Set(stored.map(({ id }) => id))
  const lost = [...accepted.keys()].filter((id) => !ids.has(id))
  findings.add(
    'every accepted message is stored, once',
    lost.length === 0 && stored.length === wanted && accepted.size === wanted,
    `${accepted.size} accepted, ${stored.length} stored, ${lost.length} lost, ${killed} kills`,
  )
  const arrived = Map.groupBy(mail.received, ({ messageId }) => messageId)
  const replied = stored.filter(({ deliveries }) =>
    deliveries.some(({ kind, messageId }) => kind === 'acknowledgement' && arrived.has(messageId)),
  )
  findings.add(
    'the reply to each arrives',
    replied.length === wanted,
    `${replied.length} arrived, ${outages} outages of the mail server`,
  )
  const known = new Set(stored.flatMap(({ deliveries }) => deliveries.map((d) => d.messageId)))
  const unknown = [...arrived.keys()].filter((id) => !known.has(id))
  const twice = [...arrived.values()].reduce((sum, mails) => sum + mails.length - 1, 0)
  const bound = (killed + outages * setup.instances) * underWay
  findings.add(
    'what arrives twice has one Message-ID, and is bounded',
    unknown.length === 0 && twice <= bound,
    `${twice} twice, at most ${bound}; ${unknown.length} with another Message-ID`,
  )
  const together = [...arrived.values()].filter(overlaps).length
  findings.add('no mail is sent twice at once', together === 0, `${together} were`)
}

/** Retries with the same key when there is no response, like the site's form. */
async function sendUntilAccepted(
  number: number,
  running: readonly (ServerProcess | undefined)[],
  accepted: Map<string, number>,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const site = running[(number + attempt) % running.length]
    const response = site ? await post(site.url, number).catch(() => undefined) : undefined
    if (response?.status === 202) {
      const { id }: { id: string } = await response.json()
      accepted.set(id, number)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
