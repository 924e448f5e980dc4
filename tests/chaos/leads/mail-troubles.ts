import type { Findings } from '../findings.ts'
import { type Mood, MoodyMailServer } from './faulty-smtp-server.ts'
import { leadsOf, post, siteSettings, start, until } from './test-site.ts'

/** A fault of the mail server, and whether the mail arrives after it. */
const troubles: readonly { mood: Mood; seconds: number; arrives: boolean }[] = [
  { mood: 451, seconds: 30, arrives: true },
  { mood: 'drop in data', seconds: 30, arrives: true },
  { mood: 'greet late', seconds: 90, arrives: true },
  { mood: 'hang', seconds: 90, arrives: true },
  { mood: 554, seconds: 5, arrives: false },
]

/** Each fault of the mail server: the visitor gets a response at once, and the mail is retried. */
export async function mailTroubles(findings: Findings): Promise<void> {
  findings.part('A mail server in trouble')
  const mail = new MoodyMailServer()
  const { settings, remove } = await siteSettings({ SMTP_URL: await mail.up() })
  const site = await start(settings)
  const leads = await leadsOf(settings)
  const subjectOf = (number: number) => `Other: No. ${number}`
  for (const [index, { mood, seconds, arrives }] of troubles.entries()) {
    mail.mood = mood
    const begin = performance.now()
    const { status } = await post(site.url, index + 1)
    const answered = performance.now() - begin
    // A server that greets late stays so; the other faults end.
    if (mood !== 'greet late') {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      mail.mood = mood === 554 ? 554 : 'accept'
    }
    const hasArrived = () => mail.taken.some(({ subject }) => subject === subjectOf(index + 1))
    const after = await until(hasArrived, seconds)
    const [lead] = await leads.inbox.list({ text: `No. ${index + 1}` })
    const state = lead?.deliveries.find(({ kind }) => kind === 'notification')?.state
    findings.add(
      String(mood),
      status === 202 && answered < 2000 && (after !== undefined) === arrives,
      `answered ${status} in ${answered.toFixed(0)} ms, ${after ? `arrived after ${after.toFixed(0)} s` : `${state}`}`,
    )
  }
  await leads.close()
  await site.stop()
  await Promise.all([remove(), mail.close()])
}
