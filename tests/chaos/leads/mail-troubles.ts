import { setTimeout as after } from 'node:timers/promises'
import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import { type Mood, MoodyMailServer } from './faulty-smtp-server.ts'
import { leadsOf, post, siteSettings, start } from './test-site.ts'

/** A fault of the mail server, and whether the mail arrives after it, and within how many seconds. */
interface Trouble {
  mood: Mood
  seconds: number
  arrives: boolean
}

const troubles: readonly Trouble[] = [
  { mood: 451, seconds: 90, arrives: true },
  { mood: 'drop in data', seconds: 90, arrives: true },
  { mood: 'greet late', seconds: 150, arrives: true },
  { mood: 'hang', seconds: 150, arrives: true },
  { mood: 554, seconds: 10, arrives: false },
]

/** Less than what a faulty mail server would take. */
const ANSWER_LIMIT_MS = 10_000

/** Each fault of the mail server: the visitor gets a response at once, and the mail is retried. */
export async function mailTroubles(findings: Findings): Promise<void> {
  findings.part('A mail server in trouble')
  // All at once, since they mostly wait.
  await Promise.all(troubles.map((trouble) => inTrouble(findings, trouble)))
}

async function inTrouble(findings: Findings, { mood, seconds, arrives }: Trouble): Promise<void> {
  await using mail = new MoodyMailServer()
  await using data = await siteSettings({ SMTP_URL: await mail.up() })
  const { settings } = data
  await using site = await start(settings)
  mail.mood = mood
  const begin = performance.now()
  const { status } = await post(site.url, 1)
  const answered = performance.now() - begin
  // A server that greets late stays so, and one that refuses too; the other faults end.
  if (mood !== 'greet late' && arrives) {
    await until(() => mail.connections > 0, seconds)
    await after(3_000)
    mail.mood = 'accept'
  }
  const hasArrived = () => mail.taken.some(({ subject }) => subject === 'Other: No. 1')
  const arrived = await until(hasArrived, seconds)
  const leads = await leadsOf(settings)
  const [lead] = await leads.inbox.list({})
  await leads.close()
  const state = lead?.deliveries.find(({ kind }) => kind === 'notification')?.state
  findings.add(
    String(mood),
    status === 202 && answered < ANSWER_LIMIT_MS && (arrived !== undefined) === arrives,
    `answered ${status} in ${answered.toFixed(0)} ms, ${arrived ? `arrived after ${arrived.toFixed(0)} s` : `${state}`}`,
  )
}
