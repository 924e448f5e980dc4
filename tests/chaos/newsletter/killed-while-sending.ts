import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSubscribersTo } from '#leads/test/subscribers.ts'
import { openLeadsOf } from '../../fixtures/received-leads.ts'
import { type ServerProcess, startContentPlatform } from '../../fixtures/running-site.ts'
import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import { FaultyMailServer } from '../leads/faulty-smtp-server.ts'
import type { Setup } from '../leads/killed-under-load.ts'
import { post, siteSettings, start } from '../leads/test-site.ts'
import { addDeliveryFindings } from './delivery-findings.ts'
import { causeFaults } from './mail-server-faults.ts'
import { send, sendAndKill } from './send-command.ts'

const subscribers = 5_000
const mailsPerMinute = 6_000
const kills = 12
/** Subscribers who leave after the post was queued: those whose address has this text. */
const leavers = 'reader499'
/** The command that sends is killed later and later, until it has queued the post before. */
const commandKillStepMs = 400
const mostCommandKills = 25

/** Sends a post to all subscribers in spite of everything, and checks what arrived. */
export async function killedWhileSending(findings: Findings, setup: Setup): Promise<void> {
  findings.part(`Killed while sending: ${setup.name}, instances: ${setup.instances}`)
  await using mail = new FaultyMailServer()
  await using content = await mkdtempDisposable(join(tmpdir(), 'newsletter-chaos-'))
  const { databaseUrl } = setup
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const shared = {
    SMTP_URL: await mail.up(),
    NEWSLETTER_MAILS_PER_MINUTE: String(mailsPerMinute),
    ...database,
  }
  const command = { DATA_DIR: content.path, LOG_LEVEL: 'silent', ...shared }
  await using _platform = await startContentPlatform(command)
  await addSubscribersTo({ dataDir: content.path, databaseUrl }, subscribers)
  await using leads = await opened(command)

  const queued = async () => (await leads.newsletter.sentPosts())[0]?.queued ?? 0
  const seen: number[] = []
  while (seen.length < mostCommandKills && (seen.at(-1) ?? 0) === 0) {
    await sendAndKill(command, (seen.length + 1) * commandKillStepMs)
    seen.push(await queued())
  }
  findings.add(
    'a killed command queues all or nothing',
    seen.every((count) => count === 0 || count === subscribers),
    `${seen.length} kills, then ${seen.at(-1)} of ${subscribers}`,
  )
  await Promise.all([send(command), send(command)])
  findings.add(
    'two more at once queue nothing more',
    (await queued()) === subscribers,
    `${await queued()} of ${subscribers}`,
  )
  const left = await leads.inbox.list({ text: leavers })
  for (const { subscription } of left) {
    const token = new URL(subscription?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    await leads.unsubscribe(token)
  }

  await using folders = new AsyncDisposableStack()
  const sites = await Promise.all(
    Array.from({ length: setup.instances }, async () => {
      const { settings } = folders.use(await siteSettings(shared))
      return databaseUrl ? settings : { ...settings, DATA_DIR: content.path }
    }),
  )
  const running: ServerProcess[] = []
  folders.defer(async () => {
    await Promise.all(running.map((site) => site.stop('SIGKILL')))
  })
  const begin = performance.now()
  for (const settings of sites) running.push(await start(settings))
  await post(running[0]?.url ?? '', 1)
  const isNotified = () => mail.received.some(({ subject }) => subject.endsWith(': No. 1'))
  const notified = await until(isNotified, 60)
  findings.add(
    'the mail about a lead doesn’t wait for the newsletter',
    notified !== undefined && (await queued()) > 0,
    `after ${notified?.toFixed(1)} s, ${await queued()} newsletter mails waiting`,
  )

  let isDone = false
  const faults = causeFaults(mail, () => isDone)
  const receivers = () => new Set(mail.received.map(({ to }) => to[0])).size
  for (let killed = 0; killed < kills; killed += 1) {
    await until(() => receivers() >= ((killed + 1) * subscribers) / (kills + 2), 120)
    const victim = killed % setup.instances
    await running[victim]?.stop('SIGKILL')
    const settings = sites[victim]
    if (settings) running[victim] = await start(settings)
  }
  isDone = true
  const outages = await faults

  const emptied = await until(async () => (await queued()) === 0, 300)
  const [before] = await leads.newsletter.sentPosts()
  await leads.inbox.retry()
  const retried = await until(async () => {
    const [post] = await leads.newsletter.sentPosts()
    return post?.queued === 0 && post.failed === 0
  }, 300)
  findings.add(
    'the outbox empties, and what was refused is sent by a retry',
    emptied !== undefined && retried !== undefined,
    `${before?.sent} sent, ${before?.failed} refused with 550 before the retry`,
  )
  addDeliveryFindings(findings, {
    mails: mail.received.filter(({ subject }) => subject === before?.title),
    left: left.map(({ fields }) => String(fields.email)),
    subscribers,
    mostTwice: (kills + outages * setup.instances) * 8,
    seconds: (performance.now() - begin) / 1000,
    mailsPerMinute,
  })
  const again = await send(command)
  findings.add(
    'sent again, it goes to nobody',
    again.includes('every subscriber'),
    `${(await leads.newsletter.sentPosts())[0]?.sent} sent`,
  )
}

async function opened(settings: Record<string, string>) {
  const leads = await openLeadsOf(settings)
  return { ...leads, [Symbol.asyncDispose]: leads.close }
}
