import { setTimeout as after } from 'node:timers/promises'
import { openLeadsOf } from '../../fixtures/received-leads.ts'
import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import { type Behavior, FaultyMailServer } from './faulty-smtp-server.ts'
import { post, siteSettings, start } from './test-site.ts'

/** A fault of the mail server, and whether the mail arrives after it, and within how many seconds. */
interface MailFault {
  behavior: Behavior
  seconds: number
  arrives: boolean
}

const faults: readonly MailFault[] = [
  { behavior: 451, seconds: 90, arrives: true },
  { behavior: 'drop in data', seconds: 90, arrives: true },
  { behavior: 'greet late', seconds: 150, arrives: true },
  { behavior: 'hang', seconds: 150, arrives: true },
  { behavior: 554, seconds: 10, arrives: false },
]

/** Less than what a faulty mail server would take. */
const RESPONSE_LIMIT_MS = 10_000

/** Each fault of the mail server: the visitor gets a response at once, and the mail is retried. */
export async function mailFaults(findings: Findings): Promise<void> {
  findings.part('A faulty mail server')
  // All at once, since they mostly wait.
  await Promise.all(faults.map((fault) => withFault(findings, fault)))
}

async function withFault(
  findings: Findings,
  { behavior, seconds, arrives }: MailFault,
): Promise<void> {
  await using mail = new FaultyMailServer()
  await using data = await siteSettings({ SMTP_URL: await mail.up() })
  const { settings } = data
  await using site = await start(settings)
  mail.behavior = behavior
  const begin = performance.now()
  const { status } = await post(site.url, 1)
  const responseMs = performance.now() - begin
  // A server that greets late stays so, and one that refuses too; the other faults end.
  if (behavior !== 'greet late' && arrives) {
    await until(() => mail.connections > 0, seconds)
    await after(3_000)
    mail.behavior = 'accept'
  }
  const hasArrived = () => mail.received.some(({ subject }) => subject.endsWith(': No. 1'))
  const arrived = await until(hasArrived, seconds)
  const leads = await openLeadsOf(settings)
  const [lead] = await leads.inbox.list({})
  await leads.close()
  const state = lead?.deliveries.find(({ kind }) => kind === 'notification')?.state
  findings.add(
    String(behavior),
    status === 202 && responseMs < RESPONSE_LIMIT_MS && (arrived !== undefined) === arrives,
    `responded with ${status} in ${responseMs.toFixed(0)} ms, ${arrived ? `arrived after ${arrived.toFixed(0)} s` : `${state}`}`,
  )
}
